/** A §5's banned words; a password must not contain any, in whatever case. */
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
// Argon2 takes any length; a limit keeps a log-in from hashing a megabyte.
const longest = 200

/** What A §5 finds wrong with an adult's password, in its words; empty when nothing is. */
export function passwordProblems(password: string): string[] {
  const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$%^&*(),.?":{}|<>]/]
  return [
    ...childPasswordProblems(password),
    ...(kinds.every((kind) => kind.test(password))
      ? []
      : ["Password must contain at least one uppercase letter, lowercase letter, number, special character"]),
  ]
}

/** For a child: the length and the banned words only (DECISIONS 34b). */
export function childPasswordProblems(password: string): string[] {
  const problems: string[] = []
  if (password.length < shortest) problems.push("Password must be at least 8 characters long")
  if (password.length > longest) problems.push(`Password can have ${longest} characters at most`)
  const small = password.toLowerCase()
  if (bannedWords.some((word) => small.includes(word))) problems.push("Password is too common or contains common words")
  return problems
}
