import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { insertAssignments, insertLessons } from "../course-plan/insert-work.ts"
import type { PlannedCourse, PlannedLink } from "./plan-course.ts"

/** Saves planned courses with their lessons, resources and assignments. Four statements at most, whatever their number. */
export async function insertCourses(scope: Scope, courses: PlannedCourse[]): Promise<void> {
  if (courses.length === 0) return
  const { db, family_id } = scope
  await db.curriculum.createMany({ data: courses.map((course) => ({ ...toColumns(course), family_id })) })
  const lessons = courses.flatMap((course) => course.lessons)
  await insertLessons(scope, lessons)
  const links = courses.flatMap((course) => course.links)
  await insertLinks(scope, links)
  const assignments = courses.flatMap((course) => course.assignments)
  await insertAssignments(scope, assignments)
}

/** The columns of a course. Its first and last day are those of its semester. */
function toColumns({ id, source, student, subject, academic_year }: PlannedCourse) {
  const { provider_id, semester, meeting_days, minutes_per_lesson, mode, goals, notes } = source
  const pace = { semester, meeting_days, minutes_per_lesson, mode }
  const of = { student_id: student.id, subject_id: subject.id, academic_year, grade_level: student.grade_level }
  return { id, ...of, provider_id, ...pace, goals, notes, ...gradingOf(source) }
}

function gradingOf(source: PlannedCourse["source"]) {
  const { grading_scale_id, builtin_scale, weights, drop_lowest, level, credits } = source
  const { course_title, description, texts } = source
  return {
    grading_scale_id,
    builtin_scale,
    weights: weights ?? Prisma.DbNull,
    drop_lowest: drop_lowest ?? Prisma.DbNull,
    level,
    credits,
    course_title,
    description,
    texts,
  }
}

async function insertLinks({ db, family_id, now }: Scope, links: PlannedLink[]): Promise<void> {
  if (links.length === 0) return
  await db.$executeRaw`
    INSERT INTO lesson_resource (id, family_id, lesson_id, resource_id, position, created_at, updated_at)
    SELECT gen_random_uuid(), ${family_id}::uuid, lesson_id, resource_id, position, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS x (lesson_id uuid, resource_id uuid, position int)`
}
