import { weekOf } from "@hearthbook/api/rules/days"
import { expect, test } from "vitest"
import { sheetName, sheetOf } from "./sheet.ts"

test("a row per child, a column per day, a word per mark", () => {
  const days = weekOf("2026-03-09")
  const rows = sheetOf({
    students: [
      { id: "ada", first_name: "Ada", last_name: "Hall" },
      { id: "ben", first_name: "Ben", last_name: "Hall" },
    ],
    days,
    marks: [
      { student_id: "ada", date: "2026-03-09", status: "present" },
      { student_id: "ben", date: "2026-03-15", status: "excused" },
    ],
  })
  expect(rows).toEqual([
    [
      "Student",
      "Mon 2026-03-09",
      "Tue 2026-03-10",
      "Wed 2026-03-11",
      "Thu 2026-03-12",
      "Fri 2026-03-13",
      "Sat 2026-03-14",
      "Sun 2026-03-15",
    ],
    ["Ada Hall", "Present", "", "", "", "", "", ""],
    ["Ben Hall", "", "", "", "", "", "", "Excused"],
  ])
  expect(sheetName(days)).toBe("attendance_2026-03-09_2026-03-15.csv")
})
