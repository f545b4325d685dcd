import { expect, test } from "vitest"
import { studentFolders } from "./student-folders.ts"

test("each student has a folder, also those of one name", { tags: ["export.bundle"] }, () => {
  const named = (id: string, first_name: string, last_name = "") => ({ id, first_name, last_name })
  const students = [named("1", "Ada", "Hall"), named("2", "ADA", "Hall"), named("3", "../.."), named("4", "Zoë", "Jr.")]
  expect([...studentFolders(students).values()]).toEqual(["Ada Hall", "ADA Hall (2)", "Student", "Zoë Jr"])
})
