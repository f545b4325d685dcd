/** A §5: so many failures of one e-mail within so many milliseconds. The server counts too, and its count is the one that holds. */
const allowed = 5
const window = 15 * 60_000
/** From here on the person is warned (A §4). */
const few = 2

const failures = new Map<string, number[]>()

/** How many more times this e-mail may be tried now. */
export function attemptsLeft(email: string, now = Date.now()): number {
  return Math.max(0, allowed - recentFailures(email, now).length)
}

/** A wrong password was tried. */
export function noteFailure(email: string, now = Date.now()): void {
  failures.set(nameOf(email), [...recentFailures(email, now), now])
}

/** The right one was. */
export function forgetAttempts(email: string): void {
  failures.delete(nameOf(email))
}

/** A §4's and §5's words when few or no attempts are left, else null. */
export function attemptWarning(email: string, now = Date.now()): string | null {
  const left = attemptsLeft(email, now)
  if (left === 0) {
    const first = recentFailures(email, now)[0] ?? now
    return `Too many login attempts. Please try again in ${Math.ceil((first + window - now) / 60_000)} minutes.`
  }
  return left <= few ? `⚠️ Warning: ${left} attempt(s) remaining` : null
}

function recentFailures(email: string, now: number): number[] {
  return (failures.get(nameOf(email)) ?? []).filter((time) => time > now - window)
}

function nameOf(email: string): string {
  return email.trim().toLowerCase()
}
