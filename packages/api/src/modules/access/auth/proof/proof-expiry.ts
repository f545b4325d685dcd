/** The milliseconds for which a proof counts. */
const life = 10 * 60_000

/** The moment until which a proof of who somebody is counts, if they give it now. */
export function proofExpiry(now: Date): Date {
  return new Date(now.getTime() + life)
}
