/** An exact number: a fraction of integers, with `under` > 0. Never negative in grades. */
export type Fraction = { over: bigint; under: bigint }

export const zero: Fraction = { over: 0n, under: 1n }

/** The exact value of a decimal number as it is written: 3.7 is 37/10, not the binary fraction next to it. */
export function exact(number: number): Fraction {
  const [mantissa = "0", exponent = "0"] = String(number).split("e")
  const [whole = "0", decimals = ""] = mantissa.split(".")
  const places = decimals.length - Number(exponent)
  const digits = BigInt(whole + decimals)
  return places >= 0
    ? { over: digits, under: 10n ** BigInt(places) }
    : { over: digits * 10n ** BigInt(-places), under: 1n }
}

/** Points in hundredths, so that sums of points with two decimals do not drift. */
export function hundredths(points: number): bigint {
  return BigInt(Math.round(points * 100))
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.under === b.under) return { over: a.over + b.over, under: a.under }
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under }
}

/** Divides by a number above 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under, under: a.under * b.over }
}

export function sum(fractions: Fraction[]): Fraction {
  return fractions.reduce(add, zero)
}

/** Negative if `a` is less than `b`, 0 if they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Rounds half up to a number of decimals. */
export function roundHalfUp({ over, under }: Fraction, decimals: number): number {
  const unit = 10n ** BigInt(decimals)
  return Number((2n * over * unit + under) / (2n * under)) / Number(unit)
}
