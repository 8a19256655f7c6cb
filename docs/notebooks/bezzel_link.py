"""Opens Python programs in Bezzel: the program of a cell in a notebook, or the file of an editor."""
import base64
import sys
import webbrowser
import zlib

PAGE = "https://example.org/bezzel/"  # The address of the page that you use.


def link(program):
    """The link that opens a program: its text is deflated without a header, and written in base64url without padding."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(program.encode()) + packer.flush()
    text = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    if len(text) > 8192:
        raise ValueError("The program is too long for a link.")
    return f"{PAGE}#/search?program=own&source={text}"


def load_ipython_extension(ipython):
    """`%load_ext bezzel_link` adds the cell magic `%%bezzel`, which shows the page below the cell."""
    from IPython.display import HTML, IFrame, display

    def bezzel(line, cell):
        display(IFrame(link(cell) + "&embed=1", "100%", 640))
        display(HTML(f'<a href="{link(cell).replace("&", "&amp;")}" target="_blank">Open in Bezzel</a>'))

    ipython.register_magic_function(bezzel, "cell")


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        webbrowser.open(link(file.read()))
