// A press on a button that does nothing now says why: its title has the reason, which a finger never sees.

const shown = 4000;
const said = document.createElement("p");
said.id = "why";
said.setAttribute("role", "status");
said.popover = "manual";
document.body.append(said);

let hiding = 0;
function hide() {
    clearTimeout(hiding);
    if (said.matches(":popover-open")) said.hidePopover();
}

// Before the page gets the press: a press that leaves nothing to do has done something.
const tell = (event) => {
    hide();
    const reason = event.target.closest?.('button[aria-disabled="true"]')?.title;
    if (!reason) return;
    said.showPopover();
    said.textContent = reason;
    hiding = setTimeout(hide, shown);
};
addEventListener("click", tell, { capture: true });
