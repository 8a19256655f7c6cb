/// Gives an enum `ALL`, its values in the order of the list, `name`, and `Display` by the name. With what the values are and
/// their names in a sentence, the enum is also read by its names.
#[doc(hidden)]
#[macro_export]
macro_rules! names {
    ($type:ty { $($value:ident: $name:literal),+ $(,)? }) => {
        impl $type {
            /// All values, in ascending order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$value),+];

            /// The name, in small letters and hyphens.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name),+
                }
            }
        }

        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
    ($type:ty, $kind:literal, $expected:literal { $($value:ident: $name:literal),+ $(,)? }) => {
        $crate::names!($type { $($value: $name),+ });

        impl ::core::str::FromStr for $type {
            type Err = $crate::UnknownName;

            fn from_str(found: &str) -> Result<Self, Self::Err> {
                let named = Self::ALL.into_iter().find(|value| value.name() == found);
                named.ok_or_else(|| $crate::UnknownName::new(found, $kind, $expected))
            }
        }
    };
}
