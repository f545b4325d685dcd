import { v7 } from "uuid"
import { fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { firstCopyDay } from "@hearthbook/core/planning/copy/copy-lessons"
import type { Day } from "@hearthbook/core/time/days"
import { recordChange } from "../../../recording/record-change.ts"
import { lockFamily } from "../../family/family/lock-family.ts"
import { loadClasses } from "../course-plan/load-courses.ts"
import { lockCourses } from "../course-plan/lock-courses.ts"
import type { FamilyCalendar, FamilyYear } from "../../family/school-calendar/load-school-calendar.ts"
import { loadStudents } from "../../family/student/load-students.ts"
import { planSubjects } from "../course-plan/plan-subjects.ts"
import { savePlan } from "../course-plan/save-plan.ts"
import { toCopiedCourses } from "./copied-course-view.ts"
import { copiedRows } from "./copied-rows.ts"
import type { CopyInput, CopyView } from "./copy.schema.ts"
import { describeCopy } from "./copy-messages.ts"
import { joinLessons } from "./join-lessons.ts"
import { loadSources, type SourceCourse } from "./load-sources.ts"
import { planCopies } from "./plan-copies.ts"
import { readShortNames } from "../../../identity/student-names.ts"

/**
 * Copies a course for students or another school year: all or none, as one change that can be undone. A preview answers the same
 * and saves nothing. NOT_FOUND for a course or student that the family does not have; VALIDATION_ERROR at the field that cannot
 * be carried out.
 */
export async function copyCourse(scope: Scope, input: CopyInput): Promise<CopyView> {
  const { id, student_ids, academic_year, with: parts = {}, together = false, preview = false } = input
  if (!preview) await lockFamily(scope)
  await lockCourses(scope, [id])
  const { lessons = true, assignments = true, resources = true } = parts
  const { sources, calendar } = await loadSources(scope, [id], { lessons, assignments, resources })
  const source = found(sources.get(id) ?? null, "curriculum")
  const students = await loadStudents(scope, student_ids)
  const year = requireYear(calendar, academic_year)
  refuseSameCourse(source, input)
  const start = startOf(scope.today, year, input.start_date)
  const subjects = await planSubjects(scope)
  const joined = together ? togetherIds(source) : null
  const copies = students.map((student) => ({
    source,
    student,
    subject: subjects.continued(source.subject, student.grade_level),
    together: student.id === source.student_id ? null : joined,
  }))
  const pairs = copies.map(({ student, subject }) => ({ student_id: student.id, subject_id: subject.id }))
  const classes = await loadClasses(scope, pairs)
  const courses = await planCopies(scope, copies, { academic_year, start, calendar, classes, field: "student_ids" })
  const save = async () => {
    await savePlan(scope, copiedRows(courses, subjects.made()))
    if (joined) await joinLessons(scope, joined)
  }
  const summary = describeCopy(source, courses, await readShortNames(scope.db, scope.family_id))
  const change = preview ? null : await recordChange(scope, { kind: "copy", summary }, save)
  return { curricula: await toCopiedCourses(scope, courses, preview), change_id: change?.change_id ?? null }
}

/** The school year with this name. VALIDATION_ERROR if the family has not set it up. */
function requireYear({ years }: FamilyCalendar, academic_year: string): FamilyYear {
  const year = years.find((made) => made.academic_year === academic_year)
  if (year) return year
  throw fieldError("academic_year", `The school year ${academic_year} is not set up yet.`)
}

/** A copy is for another student or another year. */
function refuseSameCourse({ student_id, academic_year, name }: SourceCourse, input: CopyInput): void {
  if (input.academic_year !== academic_year || !input.student_ids.includes(student_id)) return
  throw fieldError("student_ids", `${name} is in ${academic_year} already. Choose another year or another student.`)
}

/** The first day on which a lesson may fall. */
function startOf(today: Day, year: FamilyYear, asked: Day | undefined): Day {
  if (asked === undefined) return firstCopyDay(year, today)
  if (asked > year.end_date) throw fieldError("start_date", "First day must not be after the end of the school year.")
  return asked
}

/** The ids that join each lesson with its copies. A lesson that is done together already keeps its id. */
function togetherIds({ lessons }: SourceCourse): Map<string, string> {
  return new Map(lessons.map(({ id, together_id }) => [id, together_id ?? v7()]))
}
