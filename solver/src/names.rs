/// Makes an enum of named values, with `ALL`, its values in ascending order, `name`, and `Display` by the name, by which
/// serde knows a value, too. With what the values are and their names in a sentence, the enum is also read by its names.
macro_rules! named {
    (
        $(#[$of_type:meta])*
        pub enum $Name:ident $(($kind:literal, $expected:literal))? {
            $($(#[$of_value:meta])* $Value:ident = $name:literal,)+
        }
    ) => {
        $(#[$of_type])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(
            feature = "serde",
            derive(serde::Serialize, serde::Deserialize),
            serde(rename_all = "kebab-case")
        )]
        pub enum $Name {
            $($(#[$of_value])* $Value,)+
        }

        impl $Name {
            /// All values, in ascending order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$Value),+];

            /// The name, in small letters and hyphens.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Value => $name),+
                }
            }
        }

        impl ::core::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.name())
            }
        }

        $(impl ::core::str::FromStr for $Name {
            type Err = $crate::UnknownName;

            fn from_str(found: &str) -> Result<Self, Self::Err> {
                let named = Self::ALL.into_iter().find(|value| value.name() == found);
                named.ok_or_else(|| $crate::UnknownName::new(found, $kind, $expected))
            }
        })?
    };
}

pub(crate) use named;
