import { fullName } from "@hearthbook/core/names/names"
import type { Mark } from "@hearthbook/core/attendance/attendance"
import type { Day } from "@hearthbook/core/time/days"
import dayjs from "dayjs"
import { formatDay } from "../../../lib/format.ts"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"

type Sheet = {
  students: { id: string; first_name: string; last_name: string }[]
  days: Day[]
  marks: (Mark & { fraction?: number })[]
}

/** The header of the week's table, in the file and in print. `writeDay` writes a day after its weekday. */
export function sheetHeader(days: Day[], writeDay: (day: Day) => string): string[] {
  return ["Student", ...days.map((day) => `${dayjs(day).format("ddd")} ${writeDay(day)}`)]
}

/** A row per child, with a column per day: the mark's word, empty if there is no mark. */
export function sheetRows({ students, days, marks }: Sheet): string[][] {
  const words = new Map(
    marks.map(({ student_id, date, status, fraction = 1 }) => [
      `${student_id} ${date}`,
      `${attendanceLooks[status].word}${fraction < 1 ? " ½" : ""}`,
    ]),
  )
  return students.map(({ id, ...name }) => [fullName(name), ...days.map((day) => words.get(`${id} ${day}`) ?? "")])
}

/** The week as rows of a CSV file. */
export function sheetOf(sheet: Sheet): string[][] {
  return [sheetHeader(sheet.days, formatDay), ...sheetRows(sheet)]
}

/** The file name: 'attendance_2026-11-16_2026-11-22.csv'. */
export function sheetName(days: Day[]): string {
  return `attendance_${days[0]}_${days.at(-1)}.csv`
}
