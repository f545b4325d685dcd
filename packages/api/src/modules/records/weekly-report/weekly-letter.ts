import { statusLabels } from "@hearthbook/core/names/labels"
import { writeDay, type DateFormat } from "@hearthbook/core/time/date-format"
import { paceWords } from "@hearthbook/core/requirements/target-pace"
import { greet, type Letter, type LetterSection } from "../../messages/mail/letter.ts"
import type { ReportWeek } from "./report-week.ts"
import { hasRecords, type ChildWeek } from "./weekly-report.ts"

/** The maximum number of titles in one row. */
const maxTitles = 10

type Reader = { first_name: string; date_format: DateFormat }

/** The weekly report: figures and titles of each child, and the week ahead. */
export function weeklyLetter(
  reader: Reader,
  { week }: Pick<ReportWeek, "week">,
  children: ChildWeek[],
  url: string,
): Letter {
  const write = (day: string) => writeDay(day, reader.date_format)
  const span = `${write(week[0] ?? "")} to ${write(week.at(-1) ?? "")}`
  return {
    subject: `Your week on Hearthbook: ${span}`,
    greeting: greet(reader),
    paragraphs: [
      children.some(hasRecords)
        ? `This is your week from ${span}, and what is coming up.`
        : `No attendance or grades were recorded from ${span}. Weeks like that belong to a school year, too. This is what is coming up.`,
    ],
    sections: children.map((child) => ({ heading: child.name, rows: rowsOf(child, write) })),
    action: { label: "Open Hearthbook", url },
    note: "You get this on Monday mornings because weekly reports are enabled in your settings.",
  }
}

function rowsOf(child: ChildWeek, write: (day: string) => string): LetterSection["rows"] {
  const withDay = ({ title, due }: { title: string; due: string }) => `${title}, due ${write(due)}`
  const titles = (label: string, list: string[]) => (list.length === 0 ? [] : [{ label, lines: shorten(list) }])
  return [
    ...(hasRecords(child) ? [] : [{ label: "Last week", lines: ["No attendance or grades were recorded."] }]),
    ...attendanceRow(child),
    ...gradedRow(child),
    ...titles(
      statusLabels.submitted,
      child.waiting.map(({ title, late }) => `${title}, ${late ? "late, " : ""}waiting for a grade`),
    ),
    ...titles("Overdue", child.overdue.map(withDay)),
    ...paceRow(child, write),
    { label: "This week", lines: weekAhead(child, child.due.map(withDay)) },
  ]
}

function paceRow({ attention }: ChildWeek, write: (day: string) => string): LetterSection["rows"] {
  if (!attention) return []
  return [{ label: "Behind", lines: [`${attention.label}: ${paceWords(attention, write)}`] }]
}

function attendanceRow({ attendance }: ChildWeek): LetterSection["rows"] {
  if (!attendance) return []
  const { counts, school_days, rate } = attendance
  const { present, late, absent, excused } = counts
  const days = `${present} present, ${late} late, ${absent} absent, ${excused} excused`
  const percent = rate === null ? [] : [`${rate}% of ${school_days} school ${school_days === 1 ? "day" : "days"}`]
  return [{ label: "Attendance", lines: [days, ...percent] }]
}

function gradedRow({ graded, average }: ChildWeek): LetterSection["rows"] {
  if (graded.length === 0) return []
  const grades = graded.map(({ title, earned, possible, letter_grade, is_changed }) => {
    const letter = letter_grade ? ` (${letter_grade})` : ""
    return `${title}: ${earned} of ${possible}${letter}${is_changed ? ", changed" : ""}`
  })
  const together = average ? [`Average ${average.percent}%${average.letter ? ` (${average.letter})` : ""}`] : []
  return [{ label: "Graded", lines: [...shorten(grades), ...together] }]
}

function weekAhead({ lesson_count }: ChildWeek, due: string[]): string[] {
  const lessons = lesson_count === 1 ? "1 lesson planned" : `${lesson_count} lessons planned`
  if (due.length === 0 && lesson_count === 0) return ["Nothing is due, and no lessons are planned yet."]
  return [...shorten(due), ...(lesson_count > 0 ? [lessons] : [])]
}

function shorten(lines: string[]): string[] {
  const more = lines.length - maxTitles
  return more > 0 ? [...lines.slice(0, maxTitles), `and ${more} more`] : lines
}
