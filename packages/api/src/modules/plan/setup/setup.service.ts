import { gradeLevel } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { recordWords } from "@hearthbook/core/nouns/count-words"
import { dayToMidnight } from "@hearthbook/core/time/days"
import { timeToDate } from "@hearthbook/core/time/times"
import { recordChange } from "../../../recording/record-change.ts"
import type { PlannedSubject } from "../course-plan/plan-subjects.ts"
import { followCalendar } from "../../family/filing-dates/move-with-calendar.ts"
import { lockFamily } from "../../family/family/lock-family.ts"
import { getSchoolYear } from "../../family/school-year/school-year.service.ts"
import { planSetupStudents } from "./plan-setup-students.ts"
import { planSetupSubjects } from "./plan-setup-subjects.ts"
import { planSetupClasses, planSetupCourses } from "./plan-setup-week.ts"
import { planSetupYear, type SetupYear } from "./plan-setup-year.ts"
import { discardSetupAnswers } from "../setup-answers/setup-answers.service.ts"
import { saveSetup, type PlannedSetup } from "./save-setup.ts"
import type { SetupInput, SetupView } from "./setup.schema.ts"

/**
 * Makes a family's school year with its days off, its students, their subjects and courses, and the classes of the week. All or
 * none, as one change that can be undone. What exists already is not made again. A preview answers the same and saves nothing.
 * NOT_FOUND for a student whom the family does not have; VALIDATION_ERROR at the field that cannot be carried out.
 */
export async function setUp(scope: Scope, input: SetupInput): Promise<SetupView> {
  const { preview = false } = input
  if (!preview) await lockFamily(scope)
  const year = await planSetupYear(scope, input)
  const students = await planSetupStudents(scope, input)
  const { of_students, made } = await planSetupSubjects(scope, input, students)
  const chosen = { students, of_students }
  const courses = await planSetupCourses(scope, input, chosen)
  const { classes, held } = await planSetupClasses(scope, input, chosen)
  const setup = { year, students, subjects: made, courses, classes }
  const change = preview
    ? null
    : await recordChange(scope, { kind: "setup", summary: describe(setup) }, () => saveSetup(scope, setup, input))
  if (!preview) await followCalendar(scope)
  if (!preview) await discardSetupAnswers(scope, change?.change_id ?? null, input.students)
  const toSubject = toSubjectView(preview)
  return {
    school_year: change ? await getSchoolYear(scope, change.result) : toStartedYear(year),
    students: students.map(({ id, first_name, last_name, grade_level, color, is_new }, index) => ({
      id: preview && is_new ? null : id,
      first_name,
      last_name,
      grade_level,
      color,
      subjects: (of_students[index] ?? []).map(toSubject),
    })),
    classes: classes.map(({ subject, start_time, end_time, ...place }) => ({
      ...place,
      subject: toSubject(subject),
      start_time: timeToDate(start_time).toISOString(),
      end_time: timeToDate(end_time).toISOString(),
    })),
    held: held.map(({ subject, ...place }) => ({ ...place, subject: toSubject(subject) })),
    course_count: courses.length,
    holiday_count: year.holidays.length,
    change_id: change?.change_id ?? null,
  }
}

/** Such as 'Set up 2026-2027: 3 children, 12 subjects, 15 curricula, 57 classes'. */
function describe({ year, students, subjects, courses, classes }: PlannedSetup): string {
  const words = recordWords({
    students: students.filter(({ is_new }) => is_new).length,
    subjects: subjects.length,
    curricula: courses.length,
    schedule_entries: classes.length,
    events: year.holidays.length,
  })
  return [`Set up ${year.academic_year}`, ...(words.length > 0 ? [words.join(", ")] : [])].join(": ")
}

function toSubjectView(preview: boolean) {
  return ({ id, name, color, icon, grade_level, is_new }: PlannedSubject) => {
    return {
      id: preview && is_new ? null : id,
      name,
      color,
      icon,
      grade_level: gradeLevel.nullable().parse(grade_level),
    }
  }
}

/** The planned year as in a preview. */
function toStartedYear({ into, ...year }: SetupYear): SetupView["school_year"] {
  return {
    id: into?.id ?? null,
    academic_year: year.academic_year,
    start_date: dayToMidnight(year.start_date),
    end_date: dayToMidnight(year.end_date),
    school_days: year.school_days,
    terms: (into?.terms ?? []).map((term) => ({
      ...term,
      start_date: dayToMidnight(term.start_date),
      end_date: dayToMidnight(term.end_date),
    })),
    locked_at: into?.locked_at?.toISOString() ?? null,
    version: (into?.version ?? 0) + 1,
  }
}
