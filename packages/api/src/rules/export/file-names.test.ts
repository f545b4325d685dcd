import { expect, test } from "vitest"
import { downloadName, plainFileName } from "./file-names.ts"
import { studentFolders } from "./student-folders.ts"

test("a download is named after the family", { tags: ["export.name"] }, () => {
  expect(downloadName("The Brontë family", ["past-courses", "2026-09-15"], "csv")).toBe(
    "hearthbook-the-bronte-family-past-courses-2026-09-15.csv",
  )
  expect(downloadName("王家", ["2026/27"], "zip")).toBe("hearthbook-family-2026-27.zip")
  expect(plainFileName('Ada "A." / Byron')).toBe("Ada A. Byron")
})

test("each student has a folder, also those of one name", { tags: ["export.bundle"] }, () => {
  const named = (id: string, first_name: string, last_name = "") => ({ id, first_name, last_name })
  const students = [named("1", "Ada", "Hall"), named("2", "ADA", "Hall"), named("3", "../.."), named("4", "Zoë", "Jr.")]
  expect([...studentFolders(students).values()]).toEqual(["Ada Hall", "ADA Hall (2)", "Student", "Zoë Jr"])
})
