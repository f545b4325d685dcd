import type { Day } from "@hearthbook/core/time/days"
import type { Calendar } from "@hearthbook/core/time/read-day"
import type { CellKind } from "@hearthbook/core/import/import-field"
import type { DateOrder } from "@hearthbook/core/import/import-kinds"
import { longestCell, longestShort } from "./longest-cells.ts"
import { needsOrder, readDays, type DayByOrder } from "./read-date.ts"
import { readDuration, readHours } from "./read-duration.ts"
import { isEveryGrade, readGrade } from "./read-grade.ts"
import { isLetter, readAmount, readPoints } from "./read-points.ts"
import {
  readFraction,
  readLessonStatus,
  readMark,
  readPlace,
  readResourceType,
  readWorkType,
  readYesNo,
} from "./read-terms.ts"

export type CellValue = string | number | null

/** The family's calendar and the order of dates, by which cells are read. */
export type CellContext = { calendar: Calendar; date_order: DateOrder | null }

/** The value of a cell, or why it has none, in words for a parent. */
export type ReadCell = { value: CellValue } | { message: string }

type Reader = (text: string, context: CellContext) => CellValue

const text: Reader = (cell) => cell

const readers: Record<CellKind, Reader> = {
  name: text,
  text,
  link: text,
  student: text,
  earned: (cell) => (readPoints(cell) || isLetter(cell) ? cell : null),
  date: (cell, context) => readDate(readDays(cell, context.calendar), context),
  birthday: (cell, context) => notLater(readDate(readDays(cell, context.calendar), context), cell, context),
  grade: readGrade,
  grade_or_all: (cell) => (isEveryGrade(cell) ? "all" : readGrade(cell)),
  yes_no: readYesNo,
  mark: (cell) => (readMark(cell) ? cell : null),
  fraction: readFraction,
  duration: readDuration,
  day_minutes: (cell) => (/^0+$/.test(cell) ? 0 : readDuration(cell)),
  hours: readHours,
  points: readAmount,
  lesson_status: readLessonStatus,
  work_type: readWorkType,
  place: readPlace,
  resource_type: readResourceType,
}

const asked: Record<CellKind, string> = {
  name: "",
  text: "",
  link: "",
  student: "",
  date: "This is not a day.",
  birthday: "This is not a day.",
  grade: "Write a grade from K to 12.",
  grade_or_all: "Write a grade from K to 12, or “all”.",
  yes_no: "Write yes or no.",
  mark: "Write present, absent, late or excused, or P, A, L or E.",
  fraction: "Write 1 for a whole day or 0.5 for half a day.",
  duration: "Write minutes, such as 45 or 1:30.",
  day_minutes: "Write minutes, such as 45 or 1:30.",
  hours: "Write hours, such as 1.5 or 1:30.",
  points: "Write a number of points.",
  earned: "Write points, such as 18, 18/20 or 90%, or a letter.",
  lesson_status: "Write planned, done or skipped.",
  work_type: "Write homework, quiz, test, project, essay, lab or reading.",
  place: "Write home or away.",
  resource_type: "Write link, video, document, image, audio or other.",
}

/** Reads a cell that is not empty. A day whose order is not known yet has no value. */
export function readCell(kind: CellKind, cell: string, context: CellContext): ReadCell {
  const isText = asked[kind] === ""
  if (isText && cell.length > longestCell) return { message: "This has more than 10,000 characters." }
  if (!isText && cell.length > longestShort) return { message: asked[kind] }
  const value = readers[kind](cell, context)
  if (value !== null) return { value }
  const isOpen = isDate(kind) && context.date_order === null && needsOrder(readDays(cell, context.calendar))
  return { message: isOpen ? "Say first in which order the dates are written." : asked[kind] }
}

export function isDate(kind: CellKind): boolean {
  return kind === "date" || kind === "birthday"
}

function readDate(days: DayByOrder, { date_order }: CellContext): Day | null {
  if (date_order !== null && days[date_order] !== undefined) return days[date_order]
  if (needsOrder(days) || (date_order !== null && Object.keys(days).length < 3)) return onlyDay(days, date_order)
  return Object.values(days)[0] ?? null
}

/** A day that exists in one order only is that day, unless another order was chosen for the file. */
function onlyDay(days: DayByOrder, date_order: DateOrder | null): Day | null {
  const found = [...new Set(Object.values(days))]
  return date_order === null && found.length === 1 ? (found[0] ?? null) : null
}

/** A year of two digits is of the last century if the child would not be born yet: '4/12/98'. */
function notLater(day: Day | null, cell: string, { calendar }: CellContext): Day | null {
  const isShort = !/\d{4}/.test(cell)
  if (day === null || day <= calendar.today || !isShort) return day
  return `${Number(day.slice(0, 4)) - 100}${day.slice(4)}`
}
