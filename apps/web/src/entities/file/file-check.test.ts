import { largestFile } from "@hearthbook/api/rules/files"
import { expect, test } from "vitest"
import { accepted, kindOf, tooMany } from "./file-check.ts"

test("accepts photos and PDFs, and photos of any size", () => {
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
])("refuses %o with a message", (file, words) => expect(() => kindOf(file)).toThrow(words))

test("allows five files, and says how many more fit", () => {
  expect(tooMany(0, 5)).toBeNull()
  expect(tooMany(4, 1)).toBeNull()
  expect(tooMany(0, 6)).toBe("You can add up to 5 files.")
  expect(tooMany(3, 3)).toBe("You can add up to 5 files: 2 more.")
  expect(tooMany(5, 1)).toBe("You can add up to 5 files. Remove one first.")
})
