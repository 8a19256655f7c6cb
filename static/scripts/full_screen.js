// Shows the board alone, or the screen where the board is not apart from the rest; or the page around it again.

addEventListener("click", (event) => {
    if (!event.target.closest?.('[data-action="full-screen"]')) return;
    const find = (part) => document.querySelector(`main ${part}`);
    // Refused where the page is part of another that does not allow it: then nothing happens.
    if (document.fullscreenElement) document.exitFullscreen();
    else (find(".board-column") ?? find(".screen"))?.requestFullscreen().catch(() => {});
});
