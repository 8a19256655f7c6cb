//! The few items that RustPython names: a trait of floats, and how a number is rounded.
#![no_std]

/// Ways to round a number.
pub mod rounding_modes {
    /// A way to round a number.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RoundingMode {
        /// To the nearest number, and to the even one of two that are equally near.
        Nearest,
    }
}

/// Traits of numbers.
pub mod num {
    /// Traits of numbers that the processor knows.
    pub mod basic {
        /// Floats.
        pub mod floats {
            /// A float.
            pub trait PrimitiveFloat: Copy {
                /// Whether it is -0.
                fn is_negative_zero(self) -> bool;
            }

            impl PrimitiveFloat for f64 {
                fn is_negative_zero(self) -> bool {
                    self == 0.0 && self.is_sign_negative()
                }
            }
        }
    }

    /// Conversions between kinds of numbers.
    pub mod conversion {
        /// Traits of conversions.
        pub mod traits {
            use crate::rounding_modes::RoundingMode;
            use core::cmp::Ordering;

            /// A number that becomes another kind of number, rounded.
            pub trait RoundingInto<T> {
                /// The rounded number, and how it compares with the exact one.
                fn rounding_into(self, mode: RoundingMode) -> (T, Ordering);
            }
        }
    }
}
