import { weekOf } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { sheetName, sheetOf } from "./sheet.ts"

test("has a row per child, a column per day and a word per mark", () => {
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
      "Mon 03/09/2026",
      "Tue 03/10/2026",
      "Wed 03/11/2026",
      "Thu 03/12/2026",
      "Fri 03/13/2026",
      "Sat 03/14/2026",
      "Sun 03/15/2026",
    ],
    ["Ada Hall", "Present", "", "", "", "", "", ""],
    ["Ben Hall", "", "", "", "", "", "", "Excused"],
  ])
  expect(sheetName(days)).toBe("attendance_2026-03-09_2026-03-15.csv")
})
