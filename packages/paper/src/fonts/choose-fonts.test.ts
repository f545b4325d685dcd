import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { chooseFonts } from "./choose-fonts.ts"
import { allFonts } from "./font-list.ts"
import { charactersOf, toPrintable } from "./printable.ts"
import { subsetsOf } from "./subsets.ts"

test("each listed font has files, and the named subsets", () => {
  for (const listed of allFonts) {
    const subsets = subsetsOf(listed)
    expect(subsets.length, listed.font).toBeGreaterThan(0)
    if (listed.subsets) expect(subsets).toHaveLength(listed.subsets.length)
    // The usual weight is there for each, because a font is asked for its letters in it.
    for (const { family, files } of subsets) {
      expect(files[0]?.weight, family).toBe(400)
      expect(files.every(({ file }) => existsSync(file))).toBe(true)
    }
  }
})

test("English needs Figtree and Fraunces alone", async () => {
  const { text, heading, missing } = await chooseFonts(charactersOf("Ada’s “Algebra” – ½ credit"))
  expect(text).toEqual(["figtree-latin"])
  expect(heading).toEqual(["fraunces-latin", "figtree-latin"])
  expect([...missing]).toEqual([])
})

test.for([
  ["Żółć Ştefan Łukasz Nguyễn Thị Ánh", "noto-sans-vietnamese"],
  ["Иван Петров Ђорђе", "noto-sans-cyrillic"],
  ["Ελένη Παπαδοπούλου", "noto-sans-greek"],
  ["محمد علي", "noto-sans-arabic-arabic"],
  ["שלום עולם", "noto-sans-hebrew-hebrew"],
  ["राम कुमार", "noto-sans-devanagari-devanagari"],
  ["สมชาย ใจดี", "noto-sans-thai-thai"],
  ["김민준 박서연", "gowun-dodum"],
  ["王小明 张伟", "zcool-xiaowei"],
  ["陳怡君 劉", "cactus-classical-serif"],
  ["東內產說", "cactus-classical-serif"],
  ["さくら 山田", "kosugi"],
] as const)("%s is drawn with %s", { tags: ["paper.letters"] }, async ([name, font]) => {
  const { text, missing } = await chooseFonts(charactersOf(name))
  expect([...missing]).toEqual([])
  expect(text.some((family) => family.startsWith(font))).toBe(true)
})

test("what no font has is left out, and letters are composed", { tags: ["paper.letters"] }, async () => {
  const data = { name: "Zoe\u0308 🌻\u0007 Lee", days: [1, "a\nb"], at: new Date(0) }
  const composed = toPrintable(data)
  const { missing } = await chooseFonts(charactersOf(composed))
  expect(toPrintable(composed, missing)).toEqual({ name: "Zoë   Lee", days: [1, "a\nb"], at: new Date(0) })
})
