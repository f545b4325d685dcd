import { largestFile } from "@hearthbook/api/rules/files"
import { expect, test } from "vitest"
import { accepted, kindOf, tooMany } from "./file-check.ts"

test("photos and PDFs can be added, a photo of any size", () => {
  expect(accepted).toBe("image/jpeg,image/png,application/pdf")
  expect(kindOf({ name: "map.jpg", type: "image/jpeg", size: 9 * largestFile })).toBe("image/jpeg")
  expect(kindOf({ name: "map.pdf", type: "application/pdf", size: largestFile })).toBe("application/pdf")
})

test.each([
  [{ name: "map.pdf", type: "application/pdf", size: largestFile + 1 }, /too big.*4 MB/],
  [{ name: "map.docx", type: "application/msword", size: 10 }, /Only photos and PDF/],
  [{ name: "noname", type: "", size: 10 }, /Only photos and PDF/],
  [{ name: "IMG_1.HEIC", type: "", size: 10 }, /HEIC/],
  [{ name: "IMG_1", type: "image/heif", size: 10 }, /HEIC/],
  [{ name: "map.png", type: "image/png", size: 0 }, /empty/],
])("%o is refused in words", (file, words) => expect(() => kindOf(file)).toThrow(words))

test("five files at most, and how many more there is room for", () => {
  expect(tooMany(0, 5)).toBeNull()
  expect(tooMany(4, 1)).toBeNull()
  expect(tooMany(0, 6)).toBe("You can add 5 files at most.")
  expect(tooMany(3, 3)).toBe("You can add 5 files at most: 2 more.")
  expect(tooMany(5, 1)).toBe("You can add 5 files at most. Take one away first.")
})
