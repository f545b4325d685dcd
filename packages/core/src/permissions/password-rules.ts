import { limits } from "../limits/limits.ts"

/** A password must not contain any of these, in upper or lower case. */
const bannedWords = [
  "password",
  "123456",
  "password123",
  "admin",
  "letmein",
  "qwerty",
  "monkey",
  "1234567890",
  "superman",
  "master",
]

const shortest = 8

/** The message of a request whose password breaks a rule. Its field says which. */
export const weakPassword = "Password does not meet security requirements"

/** Returns what is wrong with an adult's password; empty if it is valid. */
export function passwordProblems(password: string): string[] {
  const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$%^&*(),.?":{}|<>]/]
  return [
    ...childPasswordProblems(password),
    ...(kinds.every((kind) => kind.test(password))
      ? []
      : ["Password must contain at least one uppercase letter, lowercase letter, number, special character"]),
  ]
}

/** The same for a child's password, of which only the length and the banned words are checked. */
export function childPasswordProblems(typed: string): string[] {
  // Counts 'é' as one character, whichever way the keyboard wrote it.
  const password = typed.normalize("NFC")
  const problems: string[] = []
  if (password.length < shortest) problems.push("Password must be at least 8 characters long")
  if (password.length > limits.password) problems.push(`Password can have ${limits.password} characters at most.`)
  const small = password.toLowerCase()
  if (bannedWords.some((word) => small.includes(word))) problems.push("Password is too common or contains common words")
  return problems
}
