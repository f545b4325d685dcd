import type { Prisma } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import type { OwnedLesson } from "@hearthbook/core/planning/move-ranges"
import { dateToDay } from "@hearthbook/core/time/days"
import { plannedStatuses } from "@hearthbook/core/planning/lesson-status"
import { lockCourses } from "../../plan/course-plan/lock-courses.ts"
import { loadStudents } from "../../family/student/load-students.ts"
import type { RescheduleInput } from "./reschedule.schema.ts"

/** A lesson of a course whose lessons move. */
export type CourseLesson = OwnedLesson & { title: string; version: number; completed_on: string | null }

/**
 * The courses that a range may concern, found without knowing the calendar. NOT_FOUND if it names a lesson, a student or a course that
 * the family does not have.
 */
export async function findCourses(scope: Scope, range: RescheduleInput["scope"]): Promise<string[]> {
  const { db, family_id, today } = scope
  if ("curriculum_id" in range) {
    const lesson = await db.lesson.findFirst({
      where: { family_id, id: range.from, curriculum_id: range.curriculum_id },
      select: { id: true },
    })
    if (!lesson) throw new AppError("NOT_FOUND", "This lesson was not found.")
    return [range.curriculum_id]
  }
  if ("lesson_ids" in range) return findCoursesOf({ db, family_id }, range.lesson_ids)
  if (range.student_ids) await loadStudents(scope, range.student_ids)
  // The lock also finds out that one is not the family's.
  if ("missed" in range && range.curriculum_ids) await lockCourses(scope, range.curriculum_ids)
  const student_id = range.student_ids && { in: range.student_ids }
  const rows = await db.lesson.groupBy({
    by: ["curriculum_id"],
    where: { family_id, student_id, status: { in: plannedStatuses }, pinned: false, ...daysOf(range, today) },
  })
  return rows.map(({ curriculum_id }) => curriculum_id)
}

async function findCoursesOf({ db, family_id }: Pick<Scope, "db" | "family_id">, ids: string[]): Promise<string[]> {
  const rows = await db.lesson.findMany({
    where: { family_id, id: { in: ids } },
    select: { curriculum_id: true },
  })
  if (rows.length < new Set(ids).size) throw new AppError("NOT_FOUND", "This lesson was not found.")
  return [...new Set(rows.map(({ curriculum_id }) => curriculum_id))]
}

type DayRange = Exclude<RescheduleInput["scope"], { lesson_ids: string[] } | { curriculum_id: string; from: string }>

function daysOf(range: DayRange, today: string): Prisma.lessonWhereInput {
  if ("date" in range) return { planned_date: new Date(range.date) }
  if ("missed" in range) {
    const curriculum_id = range.curriculum_ids && { in: range.curriculum_ids }
    return { planned_date: { lt: new Date(today) }, curriculum_id }
  }
  return { planned_date: { not: null } }
}

/** All lessons of these courses, in their order. */
export async function readLessons({ db, family_id }: Scope, curricula: string[]): Promise<CourseLesson[]> {
  const rows = await db.lesson.findMany({
    where: { family_id, curriculum_id: { in: curricula } },
    select: {
      id: true,
      student_id: true,
      curriculum_id: true,
      title: true,
      planned_date: true,
      completed_on: true,
      status: true,
      pinned: true,
      position: true,
      version: true,
    },
    orderBy: [{ curriculum_id: "asc" }, { position: "asc" }, { id: "asc" }],
  })
  return rows.map(({ planned_date, completed_on, ...row }) => ({
    ...row,
    planned_date: planned_date && dateToDay(planned_date),
    completed_on: completed_on && dateToDay(completed_on),
  }))
}
