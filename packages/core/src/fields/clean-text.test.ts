import fc from "fast-check"
import { expect, test } from "vitest"
import { cleanText } from "./clean-text.ts"

const tags = ["editing.pasted"]

test.each([
  ["a zero-width space", "Ma\u200bth", "Math"],
  ["a soft hyphen", "arith\u00admetic", "arithmetic"],
  ["a byte order mark", "\ufeffMath", "Math"],
  ["a direction override", "invoice\u202efdp.exe\u202c", "invoicefdp.exe"],
  ["a direction isolate", "\u2066Ada\u2069", "Ada"],
  ["a control character", "Read\u0007 page\u0001 4\u009f", "Read page 4"],
  ["a word joiner", "Math\u2060 4", "Math 4"],
  ["a joiner between Latin letters", "Ma\u200cth\u200d", "Math"],
])("%s is removed", { tags }, (_, pasted, text) => {
  expect(cleanText(pasted)).toBe(text)
})

test.each([
  ["a family emoji", "👩\u200d👩\u200d👧 Family"],
  ["a woman scientist of one skin tone", "👩🏽\u200d🔬"],
  ["a rainbow flag", "🏳\ufe0f\u200d🌈"],
  ["a Persian word", "می\u200cخواهم"],
  ["a Hindi word", "क्\u200dष"],
  ["a Malayalam word with a joiner at its end", "അവന്\u200d വന്നു"],
  ["marks of writing direction", "Ada \u200fעדה\u200e"],
  ["tabs and line breaks", "One\n\tTwo\n"],
  ["decomposed letters", "Zoe\u0308"],
])("%s survives", { tags }, (_, text) => {
  expect(cleanText(text)).toBe(text)
})

test.each(["One\r\nTwo", "One\rTwo", "One\vTwo", "One\fTwo", "One\u0085Two", "One\u2028Two", "One\u2029Two"])(
  "a line break of any system becomes one LF: %o",
  { tags },
  (pasted) => expect(cleanText(pasted)).toBe("One\nTwo"),
)

test("cleaning twice changes nothing more, and visible text stays", { tags }, () => {
  const pieces = fc.constantFrom(
    "a",
    "é",
    "م",
    "क्",
    "👩",
    "🏽",
    "\u200d",
    "\u200c",
    "\u200b",
    "\r",
    "\n",
    "\u00ad",
    " ",
  )
  const texts = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(pieces).map((parts) => parts.join("")),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const clean = cleanText(text)
      expect(cleanText(clean)).toBe(clean)
      const visible = (of: string) => of.replace(/[\p{Cc}\p{Cf}\s]/gu, "")
      expect(visible(clean)).toBe(visible(text))
    }),
  )
})
