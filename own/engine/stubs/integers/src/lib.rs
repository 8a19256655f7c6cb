//! Integers of any size: those of `num-bigint`, which has the same interface.
#![no_std]

pub use num_bigint::{
    BigInt, BigUint, ParseBigIntError, Sign, ToBigInt, ToBigUint, TryFromBigIntError,
};
