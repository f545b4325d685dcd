/** The lifetime of a demo family in milliseconds. */
const life = 24 * 60 * 60_000

/** The moment at which a demo family that is opened now is deleted. */
export function demoExpiry(now: Date): Date {
  return new Date(now.getTime() + life)
}
