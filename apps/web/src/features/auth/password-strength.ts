import { passwordProblems } from "@hearthbook/api/rules/password"

/** A §5's labels for scores 0 to 4. */
const levels = [
  { label: "Very Weak", color: "red" },
  { label: "Weak", color: "red" },
  { label: "Fair", color: "amber" },
  { label: "Good", color: "hearth" },
  { label: "Strong", color: "green" },
] as const

/**
 * How strong a password is, 0 to 4 (A §5). One that breaks a rule is Weak at best; one that keeps them all is Fair, and
 * each of 12 and 16 characters adds one.
 */
export function passwordStrength(password: string) {
  const kept = passwordProblems(password).length === 0
  const long = Number(password.length >= 12) + Number(password.length >= 16)
  const score = kept ? 2 + long : Math.min(1, long + Number(/\d/.test(password) && /[a-z]/i.test(password)))
  const level = levels[score] ?? levels[0]
  return { score, ...level }
}
