import type { Prisma } from "../../generated/client.ts"
import { courses, type CourseKey } from "./courses.ts"
import { firstSeriesDay, hasNoDays, seriesOf } from "./lesson-days.ts"
import { children } from "./people.ts"
import { recordColumns } from "./record-rows.ts"
import { providers } from "./providers.ts"
import { resources } from "./resources.ts"
import { firstYearOf, toDate, type Day } from "./school-calendar.ts"
import { entriesOf, untouched, type Setting } from "./setting.ts"

export function providerRows(setting: Setting): Prisma.providerCreateManyInput[] {
  const { family_id, began } = setting
  return entriesOf(providers).map(([key, provider]) => ({
    id: setting.providers[key],
    family_id,
    ...provider,
    ...untouched(began),
  }))
}

export function subjectRows({ family_id, began, subjects }: Setting): Prisma.subjectCreateManyInput[] {
  return entriesOf(courses).map(([key, { child, name, description, icon, color }]) => ({
    id: subjects[key],
    family_id,
    name,
    description,
    grade_level: children[child].grade_level,
    icon,
    color,
    ...untouched(began),
  }))
}

export function curriculumRows(setting: Setting): Prisma.curriculumCreateManyInput[] {
  const { family_id, began, today, students, subjects, curricula } = setting
  const year = firstYearOf(today)
  return entriesOf(courses).map(([key, { child, provider, goals, notes }]) => ({
    id: curricula[key],
    family_id,
    student_id: students[child],
    subject_id: subjects[key],
    provider_id: provider && setting.providers[provider],
    academic_year: `${year}-${year + 1}`,
    ...paceOf(today, key),
    mode: hasNoDays(key) ? ("next" as const) : ("dated" as const),
    goals,
    notes,
    ...recordColumns(key),
    ...untouched(began),
  }))
}

/** A series may begin in the summer, before the school year of its course. */
function paceOf(today: Day, course: CourseKey) {
  const series = seriesOf(course)
  if (!series) return {}
  const [first, year] = [firstSeriesDay(today), `${firstYearOf(today)}-07-01`]
  return { minutes_per_lesson: series.minutes, start_date: first < year ? toDate(first) : null }
}

export function resourceRows(setting: Setting): Prisma.resourceCreateManyInput[] {
  const { family_id, began, subjects } = setting
  return entriesOf(resources).map(([key, { course, provider, ...resource }]) => ({
    id: setting.resources[key],
    family_id,
    subject_id: course && subjects[course],
    provider_id: provider && setting.providers[provider],
    ...resource,
    ...untouched(began),
  }))
}
