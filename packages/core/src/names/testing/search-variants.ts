import fc from "fast-check"

/** Texts as families write them, in the scripts of several languages. */
export const sampleTexts = [
  "Łódź, Kraków & Gdańsk",
  "Søren Kierkegård's Ærø",
  "Đorđe Þórður Guðmundsson",
  "Weiße Füße auf der Straße",
  "ISTANBUL'DA İLK IŞIK, ılık",
  "L’œuvre d’Émile « Zola »",
  "Ὀδυσσεύς και Σίσυφος",
  "Ёлка и Йога: «Война и мир»",
  "Nguyễn Thị Hoàng Đạo",
  "José O'Brien-Muñoz",
  "5″ × 3½ — “100%” of_it",
  "한글 과 日本語 の ﾊﾟｿｺﾝ",
  "हिन्दी की किताब",
  "שָׁלוֹם עולם",
]

/** A text of known words, or of any Latin characters. */
export const anyText = fc.oneof(
  fc.constantFrom(...sampleTexts),
  fc
    .array(fc.constantFrom(...sampleTexts.flatMap((text) => text.split(" "))), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(" ")),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)),
    minLength: 1,
    maxLength: 20,
  }),
)

const quotes = { "'": "'‘’‚‛`´′ʼ", '"': '"“”„‟«»″' }
const alike = [...Object.values(quotes), "-‐‑‒–—―−", " \u00a0\u2009\u202f\u3000\t"]
const accents = ["\u0301", "\u0308", "\u0327", "\u0303"]

type Choice = { kind: number; which: number }
const choice = fc.record({ kind: fc.nat({ max: 5 }), which: fc.nat() })

/** A text, and the same text as another person might type it. */
export const textAndVariant = fc
  .tuple(anyText, fc.array(choice, { minLength: 1, maxLength: 40 }), fc.constantFrom("NFC", "NFD"))
  .map(([text, choices, form]) => {
    const characters = Array.from(text, (character, at) => vary(character, choices[at % choices.length]))
    return { text, variant: characters.join("").normalize(form) }
  })

function vary(character: string, { kind, which }: Choice = { kind: 0, which: 0 }): string {
  const set = alike.find((one) => one.includes(character))
  if (set) return set === alike.at(-1) ? spaced(set, which) : (set[which % set.length] ?? character)
  if (kind === 1) return character.toUpperCase()
  if (kind === 2) return character.toLowerCase()
  if (kind === 3 && /\p{Script=Latin}/u.test(character)) return character + (accents[which % accents.length] ?? "")
  return character
}

function spaced(set: string, which: number): string {
  return (set[which % set.length] ?? " ").repeat(1 + (which % 3))
}
