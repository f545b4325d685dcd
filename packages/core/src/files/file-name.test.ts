import fc from "fast-check"
import { expect, test } from "vitest"
import { limits } from "../limits/limits.ts"
import { fitFileName } from "./file-name.ts"

test("a file name that is too long is shortened in the middle", { tags: ["assignments.file-names"] }, () => {
  const name = `Report ${"about the thirteen colonies ".repeat(9)}second draft.pdf`
  const short = fitFileName(name)
  expect(short).toMatch(/^Report about the thirteen colonies .*….*second draft\.pdf$/)
  expect(short.length).toBe(limits.file_name)
  expect(fitFileName("worksheet v1.2.pdf")).toBe("worksheet v1.2.pdf")
})

test("any name fits, and no character is cut in two", { tags: ["assignments.file-names"] }, () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 1000 }), (name) => {
      const short = fitFileName(name)
      expect(short.length).toBeLessThanOrEqual(limits.file_name)
      expect(short).not.toMatch(/\p{Surrogate}/u)
    }),
  )
})
