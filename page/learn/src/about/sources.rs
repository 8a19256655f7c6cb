//! The sources of figures and methods.

use yew::prelude::*;

/// The sources, each with its address. Titles stand in their own language.
const SOURCES: [(&str, &str); 26] = [
    ("OEIS A000170: n queens", "https://oeis.org/A000170"),
    (
        "OEIS A002562: fundamental solutions",
        "https://oeis.org/A002562",
    ),
    ("OEIS A051223: superqueens", "https://oeis.org/A051223"),
    (
        "OEIS A001230: closed knight's tours",
        "https://oeis.org/A001230",
    ),
    (
        "OEIS A165134: knight's tours, with A. Chernov's count of 2014",
        "https://oeis.org/A165134",
    ),
    (
        "E. W. Dijkstra: Notes on structured programming, 1972",
        "https://www.cs.utexas.edu/~EWD/ewd02xx/EWD249.PDF",
    ),
    (
        "P. Cull, J. De Curtins: Knight's tour revisited, 1978",
        "https://www.fq.math.ca/Scanned/16-3/cull.pdf",
    ),
    (
        "A. J. Schwenk: Which rectangular chessboards have a knight's tour?, 1991",
        "https://www.jstor.org/stable/2690649",
    ),
    (
        "R. Sosič, J. Gu: Efficient local search with conflict minimization, 1994",
        "https://doi.org/10.1109/69.317698",
    ),
    (
        "M. Löbbing, I. Wegener: The number of knight's tours equals 33,439,123,484,294, 1996",
        "https://doi.org/10.37236/1229",
    ),
    (
        "B. D. McKay: Knight's tours of an 8 × 8 chessboard, 1997",
        "https://users.cecs.anu.edu.au/~bdm/papers/knights.pdf",
    ),
    (
        "I. Parberry: An efficient algorithm for the knight's tour problem, 1997",
        "https://doi.org/10.1016/S0166-218X(96)00010-8",
    ),
    (
        "A. Nijenhuis, H. S. Wilf: Combinatorial Algorithms, 1978",
        "https://www.math.upenn.edu/~wilf/website/CombAlgDownld.html",
    ),
    (
        "T. B. Preußer, M. R. Engelhardt: Putting queens in carry chains, No. 27, 2016",
        "https://doi.org/10.1007/s11265-016-1176-8",
    ),
    (
        "M. Simkin: The number of n-queens configurations, 2021",
        "https://arxiv.org/abs/2107.13460",
    ),
    (
        "P. Nobel, A. Agrawal, S. Boyd: Computing tighter bounds on the n-queens constant via Newton's method, 2021",
        "https://arxiv.org/abs/2112.03336",
    ),
    (
        "H. M. Nielsen: Q(n) is divisible by 4, 2026",
        "https://arxiv.org/abs/2601.05856",
    ),
    (
        "I. P. Gent, C. Jefferson, P. Nightingale: Complexity of n-queens completion, 2017",
        "https://doi.org/10.1613/jair.5512",
    ),
    (
        "S. Glock, D. Munhá Correia, B. Sudakov: The n-queens completion problem, 2021",
        "https://arxiv.org/abs/2111.11402",
    ),
    (
        "C. Bowtell, P. Keevash: The n-queens problem, 2021",
        "https://arxiv.org/abs/2109.08083",
    ),
    (
        "T. Kunt: The n-queens problem in higher dimensions, 2024",
        "https://arxiv.org/abs/2406.06260",
    ),
    (
        "arXiv 2511.12009: 27 queens counted again, 2025",
        "https://arxiv.org/abs/2511.12009",
    ),
    (
        "D. E. Knuth: The Art of Computer Programming, pre-fascicle 8a: Hamiltonian paths and cycles, 2025",
        "https://www-cs-faculty.stanford.edu/~knuth/fasc8a.pdf",
    ),
    (
        "Wikipedia: Bài toán tám quân hậu",
        "https://vi.wikipedia.org/wiki/Bài_toán_tám_quân_hậu",
    ),
    (
        "Wikipedia: Mã đi tuần",
        "https://vi.wikipedia.org/wiki/Mã_đi_tuần",
    ),
    (
        "Wikipédia: Nyolckirálynő-probléma",
        "https://hu.wikipedia.org/wiki/Nyolckirálynő-probléma",
    ),
];

/// The list of sources, each a link.
pub fn sources() -> Html {
    html! {
        <ul>
            for (title, address) in SOURCES {
                <li><a href={address} rel="external noreferrer">{ title }</a></li>
            }
        </ul>
    }
}
