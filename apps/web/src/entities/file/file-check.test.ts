import { readFileSync } from "node:fs"
import { largestFile } from "@hearthbook/core/limits/file-limits"
import { expect, test } from "vitest"
import { fileHint, judgeChosen, tooMany } from "./file-check.ts"

const sample = (name: string) =>
  new Blob([readFileSync(new URL(`../../../../../tests/samples/${name}`, import.meta.url))])
/** A file that begins like this, padded to a size. */
const begins = (text: string, size = 100) => {
  const bytes = new Uint8Array(size)
  bytes.set(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  return new Blob([bytes])
}

test.each([
  ["turned.jpg", "jpeg"],
  ["picture.png", "png"],
  ["picture.webp", "webp"],
  ["picture.gif", "gif"],
  ["picture.bmp", "bmp"],
  ["picture.avif", "avif"],
  ["picture.heic", "heic"],
  ["text.pdf", "document"],
  ["shifted.pdf", "document"],
  ["locked.pdf", "document"],
  ["story.docx", "document"],
  ["story.odt", "document"],
  ["table.ods", "document"],
  ["talk.odp", "document"],
  ["README.md", "other"],
])("%s is judged by its bytes: %s", { tags: ["assignments.files"] }, async (name, kind) => {
  expect(await judgeChosen(sample(name))).toBe(kind)
})

test.each([
  ["a document above the limit", () => begins("%PDF-1.7", largestFile + 1), /too big.*25 MB/],
  ["an empty file", () => new Blob([]), /empty/],
  ["an old Word file", () => begins("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), /Save it as .docx or PDF/],
  ["Word macros", () => sample("macros.docm"), /macros/],
  ["OpenDocument macros", () => sample("macros.odt"), /macros/],
])("%s is refused with a message", { tags: ["assignments.files-refused"] }, async (_, make, words) => {
  await expect(judgeChosen(make())).rejects.toThrow(words)
})

test("a photo may have any size, because it is made smaller", async () => {
  expect(await judgeChosen(begins("\xff\xd8\xff", largestFile + 1))).toBe("jpeg")
})

test("the hint says what can be added", { tags: ["assignments.files-hint"] }, () =>
  expect(fileHint).toBe("Photos, PDF, Word or OpenDocument files, up to 25 MB each."),
)

test("allows five files, and says how many more fit", () => {
  expect(tooMany(0, 5)).toBeNull()
  expect(tooMany(4, 1)).toBeNull()
  expect(tooMany(0, 6)).toBe("You can add up to 5 files.")
  expect(tooMany(3, 3)).toBe("You can add up to 5 files: 2 more.")
  expect(tooMany(5, 1)).toBe("You can add up to 5 files. Remove one first.")
})
