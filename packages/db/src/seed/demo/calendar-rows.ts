import { v7 } from "uuid"
import type { Prisma } from "../../generated/client.ts"
import { attendanceMarks } from "./attendance.ts"
import type { EventContent } from "./content.ts"
import { courses } from "./courses.ts"
import { events } from "./events.ts"
import { isFinished, lastDayOfFinished } from "./finished.ts"
import { classes } from "./schedule.ts"
import { addDays, breaksBetween, firstYearOf, schoolDay, toDate, type Break } from "./school-calendar.ts"
import { middayOf, untouched, type Setting } from "./setting.ts"

export function scheduleRows({
  family_id,
  began,
  today,
  students,
  subjects,
}: Setting): Prisma.schedule_entryCreateManyInput[] {
  return classes.flatMap(({ course, days, start, end, location }) =>
    days.map((day_of_week) => ({
      family_id,
      student_id: students[courses[course].child],
      subject_id: subjects[course],
      day_of_week,
      start_time: new Date(`1970-01-01T${start}:00.000Z`),
      end_time: new Date(`1970-01-01T${end}:00.000Z`),
      location,
      end_date: isFinished(course) ? toDate(lastDayOfFinished(today)) : null,
      ...untouched(began),
    })),
  )
}

/** Returns the family's events, and the days off of its school years up to the current one and of the next three months. */
export function eventRows(setting: Setting): Prisma.eventCreateManyInput[] {
  const year = firstYearOf(setting.today)
  const [end, soon] = [`${year + 1}-06-30`, addDays(setting.today, 90)]
  const breaks = breaksBetween(`${year - 1}-07-01`, soon > end ? soon : end)
  return [...events.map((event) => eventRow(setting, event)), ...breaks.map((rest) => breakRow(setting, rest))]
}

function eventRow({ family_id, began, today, students }: Setting, event: EventContent): Prisma.eventCreateManyInput {
  const { title, description, child, event_type, location } = event
  const first = schoolDay(today, event.day)
  const when =
    "time" in event
      ? {
          start_date: new Date(`${first}T${event.time.start}:00.000Z`),
          end_date: new Date(`${first}T${event.time.end}:00.000Z`),
          all_day: false,
        }
      : {
          start_date: toDate(first),
          end_date: toDate(schoolDay(today, event.day + event.days - 1)),
          all_day: true,
        }
  const student_id = child && students[child]
  return { family_id, student_id, title, description, event_type, location, ...when, ...untouched(began) }
}

function breakRow({ family_id, began }: Setting, { name, from, to }: Break): Prisma.eventCreateManyInput {
  return {
    family_id,
    title: name,
    description: "No school.",
    event_type: "holiday",
    start_date: toDate(from),
    end_date: toDate(to),
    all_day: true,
    ...untouched(began),
  }
}

type YearRows = { school_years: Prisma.school_yearCreateManyInput[]; terms: Prisma.termCreateManyInput[] }

/**
 * Returns the school year before the current one, because the demo's attendance may begin there, the current and the next, each
 * with two terms.
 */
export function schoolYearRows({ family_id, began, today }: Setting): YearRows {
  const current = firstYearOf(today)
  const years = [current - 1, current, current + 1].map((first) => {
    const [school_year_id, next, stamps] = [v7(), first + 1, untouched(began)]
    const days = { start_date: toDate(`${first}-07-01`), end_date: toDate(`${next}-06-30`) }
    const term = { family_id, school_year_id, ...stamps }
    return {
      year: { id: school_year_id, family_id, academic_year: `${first}-${next}`, ...days, ...stamps },
      terms: [
        { name: "Fall semester", ...days, ...term, end_date: toDate(`${next}-01-15`) },
        { name: "Spring semester", ...days, ...term, start_date: toDate(`${next}-01-16`) },
      ],
    }
  })
  return { school_years: years.map(({ year }) => year), terms: years.flatMap(({ terms }) => terms) }
}

export function attendanceRows(setting: Setting): Prisma.attendance_recordCreateManyInput[] {
  const { family_id, today, students } = setting
  return attendanceMarks(today).map(({ child, date, status }) => ({
    family_id,
    student_id: students[child],
    date: toDate(date),
    status,
    ...untouched(middayOf(setting, date)),
  }))
}
