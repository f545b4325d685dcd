import { attendanceLabels } from "@hearthbook/core/names/labels"
import { noSubject, shareHours } from "@hearthbook/core/requirements/report-lines"
import { wasThere } from "@hearthbook/core/attendance/attendance-status"
import type { RecordsView } from "@hearthbook/api/records/records"
import { dayOf } from "../../../lib/format.ts"
import { hoursOf } from "../log/hours-labels.ts"

/** The marks of the year, a row for each day that has one. */
export function registerRows(register: RecordsView["register"]): string[][] {
  const marked = register.flatMap(({ days }) => days).filter(({ status }) => status !== null)
  return [
    ["Date", "Attendance", "Days", "Minutes", "School day", "Recorded more than 7 days later"],
    ...marked.map(({ date, status, fraction, minutes, is_school_day, recorded_late }) => [
      dayOf(date),
      status === null ? "" : attendanceLabels[status],
      status !== null && wasThere(status) ? String(fraction ?? 1) : "0",
      minutes === null ? "" : String(minutes),
      yes(is_school_day),
      yes(recorded_late),
    ]),
  ]
}

/** The hours by subject, then by month. */
export function hoursRows({ hours: { by_subject, by_month }, opening }: RecordsView): string[][] {
  const shares = shareHours(by_subject.map(({ minutes }) => minutes))
  return [
    ["Subject", "Core", "Hours", "At home"],
    ...by_subject.map(({ name, core, home_minutes }, index) => [
      name ?? noSubject,
      yes(core),
      String(shares[index] ?? 0),
      hours(home_minutes),
    ]),
    [],
    ["Month", "Days", "Hours", "Core", "Core at home"],
    ...by_month.map(({ month, days, minutes, core_minutes, core_home_minutes }) => [
      month,
      String(days),
      hours(minutes),
      hours(core_minutes),
      hours(core_home_minutes),
    ]),
    ...(opening ? [openingRow(opening)] : []),
  ]
}

function openingRow(opening: NonNullable<RecordsView["opening"]>): string[] {
  const { days, minutes, core_minutes, core_home_minutes } = opening
  return ["Earlier this year", String(days), ...[minutes, core_minutes, core_home_minutes].map(hours)]
}

/** The lessons that were done. */
export function lessonRows(lessons: RecordsView["lessons"], subjects: { id: string; name: string }[]): string[][] {
  return [
    ["Date", "Subject", "Lesson", "Reading and materials"],
    ...lessons.map(({ date, subject_id, title, resources }) => [
      dayOf(date),
      subjects.find(({ id }) => id === subject_id)?.name ?? "",
      title,
      resources.join("; "),
    ]),
  ]
}

function hours(minutes: number): string {
  return String(hoursOf(minutes))
}

function yes(value: boolean): string {
  return value ? "yes" : "no"
}
