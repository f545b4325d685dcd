/** Shown before anything is typed. */
export const adultPasswordHint =
  "8 characters or more, with a capital, a small letter, a number and a special character"
export const childPasswordHint = "Use 8 letters or more."

/** Labels for scores 0 to 4. */
const levels = [
  { label: "Very Weak", color: "red" },
  { label: "Weak", color: "red" },
  { label: "Fair", color: "amber" },
  { label: "Good", color: "hearth" },
  { label: "Strong", color: "green" },
] as const

/** Labels for a child's password, by score. */
export const childStrengths = ["Too easy to guess", "Too easy to guess", "OK", "Good", "Great"] as const

/** The guesser's result: a score from 0 (easily guessed) to 4, and advice. */
export type Guess = { score: number; advice: string[] }

type Judged = {
  password: string
  /** Messages of the rules the password breaks. */
  problems: string[]
  /** Null until the word lists have loaded. */
  guess: Guess | null
}

const maxLines = 3

/**
 * Rates a password from 0 to 4, with a label, color and feedback. A password that breaks a rule is at most Weak.
 * Otherwise the guesser's score decides; lengths of 12 and 16 characters each add one if the password is not easily
 * guessed.
 */
export function passwordStrength({ password, problems, guess }: Judged) {
  const long = Number(password.length >= 12) + Number(password.length >= 16)
  const guessed = guess?.score ?? 2
  const score = Math.min(problems.length > 0 ? 1 : 4, guessed < 2 ? guessed : guessed + long)
  const feedback = [...problems, ...(guess?.advice ?? [])].slice(0, maxLines)
  return { score, ...(levels[score] ?? levels[0]), feedback }
}
