/** A §5's labels for scores 0 to 4. */
const levels = [
  { label: "Very Weak", color: "red" },
  { label: "Weak", color: "red" },
  { label: "Fair", color: "amber" },
  { label: "Good", color: "hearth" },
  { label: "Strong", color: "green" },
] as const

/** The same for a child, by score. */
export const childStrengths = ["Too easy to guess", "Too easy to guess", "OK", "Good", "Great"] as const

/** What a guesser makes of a password: 0 (at once) to 4 (never), and what would help against it. */
export type Guess = { score: number; advice: string[] }

type Judged = {
  password: string
  /** The rules that it breaks, in their words. */
  problems: string[]
  /** Null until the guesser's word lists are there. */
  guess: Guess | null
}

const mostLines = 3

/**
 * How strong a password is, 0 to 4 with label, color and feedback (A §5). One that breaks a rule is Weak at best. Of one
 * that keeps them all, how hard it is to guess decides; each of 12 and 16 characters adds one to what is not guessed soon.
 */
export function passwordStrength({ password, problems, guess }: Judged) {
  const long = Number(password.length >= 12) + Number(password.length >= 16)
  const guessed = guess?.score ?? 2
  const score = Math.min(problems.length > 0 ? 1 : 4, guessed < 2 ? guessed : guessed + long)
  const feedback = [...problems, ...(guess?.advice ?? [])].slice(0, mostLines)
  return { score, ...(levels[score] ?? levels[0]), feedback }
}
