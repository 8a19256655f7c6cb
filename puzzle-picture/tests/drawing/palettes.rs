//! The colours of boards.

/// A palette: whether it is for a dark page, and a colour for each region. One colour alone is that of all squares, whose
/// regions thick lines divide.
pub struct Palette {
    pub is_dark: bool,
    pub colours: &'static [u32],
}

pub const PALETTES: [Palette; 12] = [
    Palette {
        // Soft.
        is_dark: false,
        colours: &[
            0xbba3e2, 0xffc992, 0x96beff, 0xb3dfa0, 0xdfdfdf, 0xff7b60, 0xe6f388, 0xb9b29e,
            0xdfa0bf, 0xa3d2d8, 0x62efea, 0xff93f3,
        ],
    },
    Palette {
        // Pastel.
        is_dark: false,
        colours: &[
            0x8dd3c7, 0xffffb3, 0xbebada, 0xfb8072, 0x80b1d3, 0xfdb462, 0xb3de69, 0xfccde5,
            0xd9d9d9, 0xbc80bd, 0xccebc5, 0xffed6f,
        ],
    },
    Palette {
        // Strong.
        is_dark: false,
        colours: &[
            0x1f77b4, 0xff7f0e, 0x2ca02c, 0xd62728, 0x9467bd, 0x8c564b, 0xe377c2, 0x7f7f7f,
            0xbcbd22, 0x17becf, 0x000080, 0xffd700,
        ],
    },
    Palette {
        // Night.
        is_dark: true,
        colours: &[
            0x3a2f5b, 0x5b3a1f, 0x1f3f6b, 0x2f5b2f, 0x4a4a4a, 0x6b2a22, 0x5b5b1f, 0x3b3527,
            0x5b2f47, 0x1f5257, 0x0f6b66, 0x701f6b,
        ],
    },
    Palette {
        // Greys.
        is_dark: false,
        colours: &[
            0xf2f2f2, 0xe0e0e0, 0xcecece, 0xbcbcbc, 0xaaaaaa, 0x989898, 0x868686, 0x747474,
            0x626262, 0x505050, 0x3e3e3e, 0x2c2c2c,
        ],
    },
    Palette {
        // Greys at night.
        is_dark: true,
        colours: &[
            0x202020, 0x303030, 0x404040, 0x525252, 0x646464, 0x767676, 0x888888, 0x9a9a9a,
            0xacacac, 0xbebebe, 0xd0d0d0, 0xe4e4e4,
        ],
    },
    Palette {
        // Pale.
        is_dark: false,
        colours: &[
            0xffe3e3, 0xfff3d6, 0xfbffd6, 0xe0ffd6, 0xd6fff1, 0xd6f0ff, 0xd9d6ff, 0xf5d6ff,
            0xffd6ea, 0xece4d8, 0xdadfe5, 0xffd9b8,
        ],
    },
    Palette {
        // Bright at night.
        is_dark: true,
        colours: &[
            0xff6b6b, 0xffd93d, 0x6bcb77, 0x4d96ff, 0xc77dff, 0xff922b, 0x20c997, 0xf06595,
            0x94d82d, 0x74c0fc, 0xced4da, 0xa0785a,
        ],
    },
    Palette {
        // Earth.
        is_dark: false,
        colours: &[
            0x8b5e3c, 0xc19a6b, 0xe0c9a6, 0x6b8e23, 0xa3b18a, 0x588157, 0x344e41, 0xbc6c25,
            0xdda15e, 0x7f5539, 0xb08968, 0xede0d4,
        ],
    },
    Palette {
        // Sea.
        is_dark: false,
        colours: &[
            0x03045e, 0x023e8a, 0x0077b6, 0x0096c7, 0x00b4d8, 0x48cae4, 0x90e0ef, 0xcaf0f8,
            0x2a9d8f, 0x76c893, 0xd9ed92, 0x1a759f,
        ],
    },
    Palette {
        // White.
        is_dark: false,
        colours: &[0xffffff],
    },
    Palette {
        // Black.
        is_dark: true,
        colours: &[0x1b1d22],
    },
];
