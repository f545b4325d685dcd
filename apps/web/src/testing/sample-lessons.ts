import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { RescheduleInput, RescheduleView } from "@hearthbook/api/work/reschedule"
import type { SeriesView } from "@hearthbook/api/work/series"

/** A lesson of a course at a place from 0. Its id ends in the place, so lessons of two courses need different places. */
export function sampleLesson(
  curriculum: CurriculumView,
  position: number,
  lesson: Partial<LessonView> & { day?: Day | null } = {},
): LessonView {
  const { day = null, ...others } = lesson
  return {
    id: `0190a0a0-0000-7000-8000-000000005${String(position).padStart(3, "0")}`,
    student_id: curriculum.student_id,
    curriculum_id: curriculum.id,
    title: `Lesson ${position + 1}`,
    planned_date: day === null ? null : dayToMidnight(day),
    objectives: null,
    private_notes: null,
    position,
    status: "planned",
    minutes: null,
    minutes_spent: null,
    pinned: false,
    together_id: null,
    together_with: [],
    completed_on: null,
    completed_at: null,
    student: curriculum.student,
    subject: curriculum.subject,
    resources: [],
    assignments: [],
    version: 1,
    created_at: "2026-08-01T12:00:00.000Z",
    updated_at: "2026-08-01T12:00:00.000Z",
    ...others,
  }
}

/** The lesson as it is once it is done. */
export function doneLesson(lesson: LessonView): LessonView {
  return { ...lesson, status: "done", completed_at: "2026-11-26T16:00:00.000Z" }
}

/** The lesson as it is when a sibling does it together with its child. */
export function joinedWith(
  lesson: LessonView,
  sibling: StudentSummary,
  status: LessonView["status"] = "planned",
): LessonView {
  const id = lesson.id.replace(/0005/, "0006")
  const completed_at = status === "done" ? "2026-11-26T16:00:00.000Z" : null
  const other = { id, title: lesson.title, status, completed_at, student: sibling }
  return { ...lesson, together_id: "0190a0a0-0000-7000-8000-000000000777", together_with: [other] }
}

/** The answer to a move that puts lessons on one day. */
export function sampleMove(lessons: LessonView[], to: Day, change_id: string | null = null): RescheduleView {
  return {
    changes: lessons.map(({ id, version, title, student_id, curriculum_id, planned_date, status }) => ({
      lesson_id: id,
      version,
      title,
      student_id,
      curriculum_id,
      from: planned_date,
      to: dayToMidnight(to),
      status_from: status,
      status_to: status,
    })),
    forecasts: [],
    warnings: [],
    change_id,
  }
}

/** The calls that save a move, without its previews. */
export function savedMoves(calls: unknown[]): RescheduleInput[] {
  return (calls as RescheduleInput[]).filter(({ preview }) => !preview)
}

/** The answer to a series of lessons in a course, in the order of their days. Those without a day come last. */
export function sampleSeries(
  curriculum: CurriculumView,
  lessons: { title: string; day: Day | null; pinned?: boolean }[],
  others: Partial<SeriesView> = {},
): SeriesView {
  const days = lessons.flatMap(({ day }) => (day === null ? [] : dayToMidnight(day)))
  return {
    lessons: lessons.map(({ title, day, pinned = false }, position) => ({
      title,
      planned_date: day === null ? null : dayToMidnight(day),
      student_id: curriculum.student_id,
      curriculum_id: curriculum.id,
      position,
      pinned,
    })),
    count: lessons.length,
    first_date: days[0] ?? null,
    last_date: days.at(-1) ?? null,
    beyond_end: 0,
    collisions: 0,
    change_id: null,
    ...others,
  }
}
