import { expect, test } from "vitest"
import { downloadName, plainFileName } from "./file-names.ts"

test("a download is named after the family", { tags: ["export.name"] }, () => {
  expect(downloadName("The Brontë family", ["past-courses", "2026-09-15"], "csv")).toBe(
    "hearthbook-the-bronte-family-past-courses-2026-09-15.csv",
  )
  expect(downloadName("王家", ["2026/27"], "zip")).toBe("hearthbook-family-2026-27.zip")
  expect(plainFileName('Ada "A." / Byron')).toBe("Ada A. Byron")
})
