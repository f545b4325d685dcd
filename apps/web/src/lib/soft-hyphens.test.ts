import { expect, test } from "vitest"
import { withSoftHyphens } from "./soft-hyphens.ts"

const shown = (text: string) => withSoftHyphens(text).replaceAll("\u00AD", "-")

test.each([
  ["Thanksgiving", "Thanks-giving"],
  ["Mathematics", "Mathe-ma-tics"],
  ["Handwriting practice", "Hand-writing prac-tice"],
  ["Photography", "Pho-to-gra-phy"],
  ["Art, Reading & Geography", "Art, Reading & Geo-gra-phy"],
])("a narrow column breaks %s as %s", { tags: ["site.whole-words"] }, (text, words) => expect(shown(text)).toBe(words))

test("the text is the same without its soft hyphens", { tags: ["site.whole-words"] }, () => {
  const text = "Naturwissenschaftlichtechnischergrundlagenunterricht für 2 Kinder, Ελληνικά"
  expect(withSoftHyphens(text).replaceAll("\u00AD", "")).toBe(text)
})
