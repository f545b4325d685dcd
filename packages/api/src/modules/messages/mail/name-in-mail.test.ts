import fc from "fast-check"
import { expect, test } from "vitest"
import { nameInMail } from "./name-in-mail.ts"

test.each([
  "O'Brien",
  "Dr. Smith-Jones",
  "St. Mary's",
  "J.R. Tolkien",
  "J. R. R. Tolkien",
  "Per H:son Ekman",
  "Martin Luther King Jr.",
  "Louis XIV",
  "Henry 8",
  "The Byron family",
  "Family no. 12",
  "Zoë Åström",
  "Анна С. Пушкина",
  "山田太郎",
  "김민준",
  "محمد علی",
  "می‌خواهم",
  "नरेन्द्र सिंह",
  "Ada 👩‍👧",
])("%s is unchanged", (name) => {
  expect(nameInMail(name)).toBe(name)
})

test.each([
  "evil.example",
  "Visit evil.example now",
  "EVIL.EXAMPLE",
  "https://evil",
  "www.evil",
  "x@evil",
  "Ada (mailto:x)",
  "evil．example",
  "evil。example",
  "ev​il.exa​mple",
  "evil.рф",
  "例子.公司",
  "b.sc",
  "192.0.2.1",
  "\\\\evil\\share",
  "Call 1-800 555 0100",
])("%s is left out", (name) => {
  expect(nameInMail(name)).toBe("")
})

test("a name is put on one line, in its written order, and cut if it is too long", () => {
  expect(nameInMail(" Ada\r\nBcc: Byron\u2028x ")).toBe("Ada Bcc: Byron x")
  expect(nameInMail("Ada \u202Eyb")).toBe("Ada yb")
  expect(nameInMail("a".repeat(61))).toBe(`${"a".repeat(60)}…`)
  expect(nameInMail("a".repeat(60))).toBe("a".repeat(60))
  expect(nameInMail(" ")).toBe("")
})

/** The same, one character after another. */
function isLinkLikeSlowly(name: string): boolean {
  const text = Array.from(name.normalize("NFKC")).filter((character) => !/\p{Cf}/u.test(character))
  const isLetter = (at: number) => /^[\p{L}\p{N}]$/u.test(text[at] ?? "")
  const isMark = (at: number) => /^\p{M}$/u.test(text[at] ?? "")
  const isDigit = (at: number) => /^\p{N}$/u.test(text[at] ?? "")
  const isDot = (at: number) => text[at] === "." || text[at] === "。"
  const startsAt = (at: number, word: string) =>
    text
      .slice(at, at + word.length)
      .join("")
      .toLowerCase() === word
  const nextAfterMarks = (at: number): number => (isMark(at + 1) ? nextAfterMarks(at + 1) : at + 1)
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ""
    if (character === "@" || character === "\\" || startsAt(at, "://")) return true
    const begins = !isLetter(at - 1)
    if (begins && startsAt(at, "www") && isDot(at + 3)) return true
    if (begins && ["mailto:", "tel:", "sms:"].some((scheme) => startsAt(at, scheme))) return true
    if (isDot(at)) {
      const follows = isLetter(at - 1) || isMark(at - 1) || text[at - 1] === "-"
      if (follows && isLetter(at + 1) && isLetter(nextAfterMarks(at + 1))) return true
      if (isDigit(at - 1) && isDigit(at + 1)) return true
    }
    if (isDigit(at)) digits += 1
    else if (!/[\s().+-]/.test(character)) digits = 0
    if (digits === 7) return true
  }
  return false
}

const pieces = [
  ...Array.from("aBзя山ம்1２3.．。-@＠:/\\ \u200b\u0301'()+,"),
  "www",
  "://",
  "mailto:",
  "tel:",
  "com",
  "J.R.",
  "St. ",
  "O'",
]

test("a name is left out exactly if a slow implementation finds something like a link", () => {
  const names = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""))
  fc.assert(
    fc.property(names, (name) => {
      const plain = name.replace(/\s+/g, " ").trim()
      expect(nameInMail(name)).toBe(isLinkLikeSlowly(plain) ? "" : plain)
    }),
    { numRuns: 3000 },
  )
})

test("no name contains a scheme, an address or a line break, or is too long", () => {
  const segmenter = new Intl.Segmenter("en")
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 90 }), (name) => {
      const shown = nameInMail(name)
      expect(shown).not.toMatch(/:\/\/|@|[\r\n\u2028\u2029\u202a-\u202e\u2066-\u2069]/)
      expect([...segmenter.segment(shown)].length).toBeLessThanOrEqual(61)
    }),
    { numRuns: 50 },
  )
})
