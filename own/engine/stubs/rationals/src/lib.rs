//! Quotients of integers: the nearest float of one, and the one that a float is.
#![no_std]

use core::cmp::Ordering;

use malachite_base::{num::conversion::traits::RoundingInto, rounding_modes::RoundingMode};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer as _;
use num_traits::{ToPrimitive, Zero};

/// The digits of a float, in bits.
const PRECISION: i64 = 53;
/// The exponent of the least digit of the smallest floats.
const LEAST: i64 = -1074;

/// A quotient.
#[derive(Clone, Debug)]
pub struct Rational {
    is_negative: bool,
    numerator: BigUint,
    denominator: BigUint,
}

/// A number without sign.
#[derive(Clone, Debug)]
pub struct Natural(BigUint);

/// A number.
#[derive(Clone, Debug)]
pub struct Integer(BigInt);

impl From<&BigInt> for Integer {
    fn from(number: &BigInt) -> Self {
        Self(number.clone())
    }
}

impl From<Natural> for BigUint {
    fn from(number: Natural) -> Self {
        number.0
    }
}

impl Rational {
    /// The quotient of two numbers, of which the second is not 0.
    #[must_use]
    pub fn from_integers_ref(numerator: Integer, denominator: Integer) -> Self {
        let is_negative =
            (numerator.0.sign() == Sign::Minus) != (denominator.0.sign() == Sign::Minus);
        Self {
            is_negative,
            numerator: numerator.0.into_parts().1,
            denominator: denominator.0.into_parts().1,
        }
    }

    /// Its parts without sign, in lowest terms.
    #[must_use]
    pub fn into_numerator_and_denominator(self) -> (Natural, Natural) {
        let common = self.numerator.gcd(&self.denominator);
        let parts = (self.numerator / &common, self.denominator / &common);
        (Natural(parts.0), Natural(parts.1))
    }
}

impl TryFrom<f64> for Rational {
    type Error = ();

    fn try_from(value: f64) -> Result<Self, ()> {
        if !value.is_finite() {
            return Err(());
        }
        let bits = value.to_bits();
        let exponent = i64::try_from(bits >> 52 & 0x7ff).unwrap_or_default();
        let fraction = bits & ((1 << 52) - 1);
        // Only the smallest floats have no leading 1.
        let (digits, exponent) = match exponent {
            0 => (fraction, LEAST),
            _ => (fraction | 1 << 52, exponent - 1 + LEAST),
        };
        let shift = exponent.unsigned_abs();
        let (up, down) = if exponent > 0 { (shift, 0) } else { (0, shift) };
        Ok(Self {
            is_negative: value.is_sign_negative(),
            numerator: BigUint::from(digits) << up,
            denominator: BigUint::from(1_u8) << down,
        })
    }
}

impl RoundingInto<f64> for Rational {
    fn rounding_into(self, _: RoundingMode) -> (f64, Ordering) {
        let (value, order) = nearest(&self.numerator, &self.denominator);
        if self.is_negative { (-value, order.reverse()) } else { (value, order) }
    }
}

/// The float that is nearest to a quotient, and how it compares with the quotient.
fn nearest(numerator: &BigUint, denominator: &BigUint) -> (f64, Ordering) {
    if numerator.is_zero() {
        return (0.0, Ordering::Equal);
    }
    let length = |number: &BigUint| number.bits() as i64;
    // The quotient of the shifted numbers has 53 or 54 digits, or as many as the smallest floats have.
    let exponent = (length(numerator) - length(denominator) - PRECISION).max(LEAST);
    let shift = exponent.unsigned_abs();
    let (divided, divisor) = if exponent > 0 {
        (numerator.clone(), denominator << shift)
    } else {
        (numerator << shift, denominator.clone())
    };
    let (mut digits, mut rest) = divided.div_rem(&divisor);
    let (mut exponent, mut divisor) = (exponent, divisor);
    if length(&digits) > PRECISION {
        // One digit too many: it goes to the rest.
        if digits.bit(0) {
            rest += &divisor;
        }
        digits >>= 1_u8;
        divisor <<= 1_u8;
        exponent += 1;
    }
    let half = (&rest << 1_u8).cmp(&divisor);
    let goes_up = half == Ordering::Greater || half == Ordering::Equal && digits.bit(0);
    let order = match (rest.is_zero(), goes_up) {
        (true, _) => Ordering::Equal,
        (_, true) => Ordering::Greater,
        _ => Ordering::Less,
    };
    let digits = digits.to_u64().unwrap_or(u64::MAX) + u64::from(goes_up);
    let value = scaled(digits, exponent);
    // A value beyond all floats is reported as more than the greatest.
    if value.is_finite() { (value, order) } else { (f64::MAX, Ordering::Less) }
}

/// A number of at most 53 digits times a power of two, which is exact.
fn scaled(digits: u64, exponent: i64) -> f64 {
    let mut value = digits as f64;
    let mut left = exponent;
    while left != 0 {
        // Beyond these steps a power of two is no float.
        let step = left.clamp(-1_000, 1_000);
        let power = f64::from_bits(u64::try_from(1_023 + step).unwrap_or_default() << 52);
        value *= power;
        left -= step;
    }
    value
}
