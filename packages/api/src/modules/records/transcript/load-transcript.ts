import type { Prisma } from "@hearthbook/db"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import type { GradingScale } from "@hearthbook/core/grading/grading-scale"
import { otherScales, type ExplainedScale } from "@hearthbook/core/grading/other-scales"
import { transcriptFigures } from "@hearthbook/core/grading/transcript"
import { transcriptMissing } from "@hearthbook/core/grading/transcript-missing"
import type { FamilyCourse, TranscriptFigures } from "@hearthbook/core/grading/transcript-types"
import type { Missing } from "@hearthbook/core/grading/missing"
import { dateToDay, dayToMidnight } from "@hearthbook/core/time/days"
import { waitingStatuses } from "@hearthbook/core/work/assignment-status"
import { courseResultSelect, resultFigures } from "../../work/course-result/course-result.select.ts"
import { loadFamilyScale } from "../../family/grading-scale/course-scale.ts"
import { loadGradedCourses } from "../../family/grading-scale/graded-courses.ts"
import { visibleTo as visiblePastCourses } from "../past-course/past-course.policy.ts"
import { pastCourseSelect, toPastCourseView } from "../past-course/past-course.select.ts"
import { datesOf } from "../../plan/course-plan/load-courses.ts"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { readSchool } from "../school/school.service.ts"
import { visibleTo as visibleStudents } from "../../family/student/student.policy.ts"
import { toTestScores } from "../../family/student/student.select.ts"
import { transcriptContent, type TranscriptContent } from "./transcript.schema.ts"

/**
 * A transcript as the records give it today, and what it lacks. Ten statements, whatever the number of courses. NOT_FOUND if the
 * caller may not see the student.
 */
export async function loadTranscript(
  scope: Scope,
  student_id: string,
): Promise<{ content: TranscriptContent; missing: Missing[] }> {
  const student = await readStudent(scope, student_id)
  const { scale, bonus, hours_per_credit } = await readGrading(scope)
  const school = await readSchool(scope)
  const past_courses = await readPastCourses(scope, student_id)
  const courses = await readCourses(scope, student_id)
  const input = { courses, past_courses, scale, bonus, today: scope.today }
  const { name, legal_name, date_of_birth, graduation_date, test_scores } = student
  const figures = transcriptFigures(input)
  const content = transcriptContent.parse({
    ...figures,
    other_scales: otherScales(scalesShown(figures, courses), scale),
    hours_per_credit,
    student: {
      id: student_id,
      name: legal_name ?? name,
      date_of_birth: dayToMidnight(date_of_birth),
      graduation_date: graduation_date && dayToMidnight(graduation_date),
    },
    school,
    as_of: dayToMidnight(scope.today),
    test_scores: toTestScores(test_scores),
  } satisfies TranscriptContent)
  return { content, missing: transcriptMissing({ ...input, student, school }) }
}

/** The scales of the labels that stand on a transcript. */
function scalesShown({ years, before_high_school }: TranscriptFigures, courses: LoadedCourse[]): ExplainedScale[] {
  const scales = new Map(courses.map(({ curriculum_id, scale }) => [curriculum_id, scale]))
  return [before_high_school, ...years].flatMap((block) =>
    block.courses.flatMap(({ curriculum_id, label }) => {
      const scale = curriculum_id === null || label === null ? undefined : scales.get(curriculum_id)
      return scale ? [scale] : []
    }),
  )
}

async function readStudent(scope: Scope, id: string) {
  const row = await scope.db.student.findFirst({
    where: { id, AND: visibleStudents(scope) },
    select: {
      first_name: true,
      last_name: true,
      legal_name: true,
      date_of_birth: true,
      graduation_date: true,
      test_scores: true,
    },
  })
  const { first_name, last_name, date_of_birth, graduation_date, legal_name, test_scores } = found(row, "student")
  return {
    name: `${first_name} ${last_name}`.trim(),
    legal_name,
    date_of_birth: dateToDay(date_of_birth),
    graduation_date: graduation_date && dateToDay(graduation_date),
    test_scores,
  }
}

/** The family's scale, the bonus of its weighted GPA and its hours for a credit. */
async function readGrading(scope: Scope) {
  const { db, family_id } = scope
  const row = await db.family.findUniqueOrThrow({
    where: { id: family_id },
    select: {
      honors_bonus: true,
      ap_bonus: true,
      dual_enrollment_bonus: true,
      bonus_from_points: true,
      hours_per_credit: true,
    },
  })
  return {
    scale: await loadFamilyScale(scope),
    hours_per_credit: row.hours_per_credit,
    bonus: {
      honors: row.honors_bonus.toNumber(),
      ap: row.ap_bonus.toNumber(),
      dual_enrollment: row.dual_enrollment_bonus.toNumber(),
      from_points: row.bonus_from_points?.toNumber() ?? null,
    },
  }
}

async function readPastCourses(scope: Scope, student_id: string) {
  const rows = await scope.db.past_course.findMany({
    where: { student_id, AND: visiblePastCourses(scope) },
    select: pastCourseSelect,
    orderBy: [{ academic_year: "asc" }, { title: "asc" }, { id: "asc" }],
  })
  return rows.map(toPastCourseView)
}

const courseSelect = {
  id: true,
  academic_year: true,
  semester: true,
  start_date: true,
  end_date: true,
  grade_level: true,
  level: true,
  credits: true,
  course_title: true,
  subject: { select: { name: true } },
  provider: { select: { name: true } },
  results: { select: courseResultSelect, where: { term_id: null } },
  _count: { select: { assignments: { where: { status: { in: waitingStatuses } } } } },
} satisfies Prisma.curriculumSelect

type LoadedCourse = FamilyCourse & { scale: GradingScale }

async function readCourses(scope: Scope, student_id: string): Promise<LoadedCourse[]> {
  const { db, family_id } = scope
  const rows = await db.curriculum.findMany({
    where: { family_id, student_id },
    select: courseSelect,
    orderBy: [{ subject: { name: "asc" } }, { id: "asc" }],
  })
  const calendar = await loadSchoolCalendar(scope)
  const graded = await loadGradedCourses(
    scope,
    rows.map(({ id }) => id),
  )
  return rows.map((row): LoadedCourse => {
    const course = found(graded.get(row.id) ?? null, "curriculum")
    const [saved] = row.results
    const { scale, label, percent } = resultFigures(course, saved, null)
    const credits = saved?.credits ?? row.credits
    return {
      curriculum_id: row.id,
      academic_year: row.academic_year,
      grade_level: row.grade_level,
      title: row.course_title ?? row.subject.name,
      subject: row.subject.name,
      level: row.level,
      credits: credits?.toNumber() ?? null,
      provider_name: row.provider?.name ?? null,
      scale,
      end_date: datesOf(scope, row, calendar).end,
      result: { label, percent, is_final: Boolean(saved?.finalized_at) },
      waiting: row._count.assignments,
    }
  })
}
