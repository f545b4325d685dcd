import type { Scope } from "../../../request/scope.ts"
import { recordWords } from "@hearthbook/core/nouns/count-words"
import { dayToMidnight } from "@hearthbook/core/time/days"
import { recordChange } from "../../../recording/record-change.ts"
import { toCopiedCourses } from "../copy/copied-course-view.ts"
import { copiedRows } from "../copy/copied-rows.ts"
import { savePlan } from "../course-plan/save-plan.ts"
import { followCalendar } from "../../family/filing-dates/move-with-calendar.ts"
import { lockFamily } from "../../family/family/lock-family.ts"
import { lockCourses } from "../course-plan/lock-courses.ts"
import { getSchoolYear } from "../../family/school-year/school-year.service.ts"
import { countClasses } from "./plan-classes.ts"
import { loadNewLevels, planNextYear, type NextYear } from "./plan-next-year.ts"
import { planYear, type PlannedYear } from "./plan-year.ts"
import type { RollOverInput, RollOverView } from "./roll-over.schema.ts"
import { saveClasses, saveGradeLevels, saveYear } from "./save-year.ts"

/**
 * Starts the school year after another one: the year with its terms, the new grade levels, the chosen courses with their lessons, and
 * the weekly classes. All or none, as one change that can be undone. A preview answers the same and saves nothing. NOT_FOUND for a
 * year, student or course that the family does not have; VALIDATION_ERROR at the field that cannot be carried out.
 */
export async function rollOver(scope: Scope, input: RollOverInput): Promise<RollOverView> {
  const { preview = false, students } = input
  if (!preview) await lockFamily(scope)
  await lockCourses(
    scope,
    students.flatMap(({ curriculum_ids }) => curriculum_ids),
  )
  const newLevels = await loadNewLevels(scope, input)
  const year = await planYear(scope, input)
  const next = await planNextYear(scope, input, { students: newLevels, year })
  const summary = describe(year, next)
  const change = preview
    ? null
    : await recordChange(scope, { kind: "roll_over", summary }, () => save(scope, year, next))
  if (!preview && year.into) await followCalendar(scope)
  return {
    school_year: change ? await getSchoolYear(scope, change.result) : toStartedYear(year),
    curricula: await toCopiedCourses(scope, next.courses, preview),
    students: next.students,
    class_count: countClasses(next.classes.held, year),
    change_id: change?.change_id ?? null,
  }
}

/** Saves everything and returns the id of the new year. */
async function save(
  scope: Scope,
  year: PlannedYear,
  { students, courses, classes, subjects }: NextYear,
): Promise<string> {
  const id = await saveYear(scope, year)
  await saveGradeLevels(scope, students)
  await savePlan(scope, copiedRows(courses, subjects))
  await saveClasses(scope, classes)
  return id
}

/** Such as 'Started 2027-2028: 3 students, 14 curricula, 1,204 lessons'. */
function describe({ academic_year }: PlannedYear, { students, courses }: NextYear): string {
  const lessons = courses.reduce((sum, course) => sum + course.lessons.length, 0)
  const words = recordWords({ students: students.length, curricula: courses.length, lessons })
  return [`Started ${academic_year}`, ...(words.length > 0 ? [words.join(", ")] : [])].join(": ")
}

/** The planned year as in a preview. */
function toStartedYear(year: PlannedYear): RollOverView["school_year"] {
  const { academic_year, school_days, terms, into } = year
  const toMidnights = ({ start_date, end_date }: { start_date: string; end_date: string }) => {
    return { start_date: dayToMidnight(start_date), end_date: dayToMidnight(end_date) }
  }
  return {
    id: into?.id ?? null,
    academic_year,
    ...toMidnights(year),
    school_days,
    terms: terms.map((term) => ({ id: term.id ?? null, name: term.name, ...toMidnights(term) })),
    locked_at: into?.locked_at?.toISOString() ?? null,
    version: (into?.version ?? 0) + 1,
  }
}
