import { v7 } from "uuid"
import type { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import type { ReadRow } from "../table/read-rows.ts"
import { foldText } from "@hearthbook/core/names/search-text"
import { appendLessons } from "@hearthbook/core/planning/course-plan/append-lessons"
import { dateToDay, type Day } from "@hearthbook/core/time/days"
import { isDone, lessonStatuses, type LessonStatus } from "@hearthbook/core/planning/lesson-status"
import { visibleTo } from "../../../work/lesson/lesson.policy.ts"
import { lessonDraft } from "../../../work/lesson/lesson.schema.ts"
import { lockCourses } from "../../../plan/course-plan/lock-courses.ts"
import { savePlan, type NewLesson } from "../../../plan/course-plan/save-plan.ts"
import { byKey, compareRows } from "../validate/compare-rows.ts"
import type { PlannedCourse } from "../validate/course-plan.ts"
import { checkRow, textOf, type Candidate } from "../validate/validated-row.ts"
import { courseOf, isFound, type Judgement, type RowContext } from "../validate/row-context.ts"

const schema = lessonDraft.pick({ title: true, planned_date: true, objectives: true, minutes: true })
type Draft = z.output<typeof schema> & { course: PlannedCourse; status: LessonStatus | null }

const select = {
  id: true,
  curriculum_id: true,
  title: true,
  planned_date: true,
  objectives: true,
  minutes: true,
  status: true,
  position: true,
  completed_on: true,
  completed_at: true,
} as const

type Existing = {
  id: string
  curriculum_id: string
  title: string
  planned_date: Day | null
  objectives: string | null
  minutes: number | null
  status: LessonStatus
  position: number
  completed_on: Day | null
  completed_at: Date | null
}

const noDays = "Lessons of this course have no days: its next lesson is done each time. Leave the day out."

/** Lessons, known by course and title. The second row of a title is the second lesson of that title. */
export async function judgeLessons(scope: Scope, context: RowContext): Promise<Judgement> {
  const { plan, issueAt } = context
  const candidates = context.rows.map((read) => toCandidate(read, context))
  const existing = await loadLessons(scope, coursesOf(candidates))
  const compared = compareRows<Draft, Existing>(candidates, {
    keyOf: ({ course, title }) => keyOf(course.id, title),
    existing: byKey(existing, ({ curriculum_id, title }) => keyOf(curriculum_id, title)),
    isSame: (draft, lesson) => {
      const after = withDraft(draft, lesson)
      return (
        after.planned_date === lesson.planned_date &&
        after.objectives === lesson.objectives &&
        after.minutes === lesson.minutes &&
        after.status === lesson.status
      )
    },
    refuse: ({ course, planned_date }, lesson) => {
      const getsDay = planned_date !== null && planned_date !== (lesson?.planned_date ?? null)
      return course.mode === "next" && getsDay ? { field: "planned_date", message: noDays } : null
    },
    repeats: true,
    issueAt,
    known_by: { field: "title", noun: "lesson" },
  })
  const write = async () => {
    const courses = [...compared.created, ...compared.changed.map(({ draft }) => draft)].map(({ course }) => course)
    await lockExisting(scope, courses)
    const lessons = toNewLessons(scope, compared.created, existing)
    await savePlan(scope, { ...plan.newRows({ courses: courses.map(({ id }) => id) }), lessons })
    await updateLessons(scope, compared.changed)
  }
  return { rows: compared.rows, write }
}

function toCandidate(read: ReadRow, context: RowContext): Candidate<Draft> {
  const { values } = read
  const { issueAt, defaults } = context
  const planned_date = textOf(values, "planned_date") ?? defaults.date
  const input = {
    title: textOf(values, "title") ?? "",
    planned_date,
    objectives: textOf(values, "objectives"),
    minutes: values["minutes"] ?? null,
  }
  const checked = checkRow(schema, input, { read, issueAt })
  const found = "issues" in checked ? checked.issues : []
  const issues = [...read.issues, ...found]
  // A course is planned for rows that can be read, so that a wrong one makes none.
  const course = issues.length === 0 ? courseOf(context, read, planned_date) : null
  if (course && !isFound(course)) return { read, issues: [issueAt(read, course.field, course.message)] }
  if ("issues" in checked || !course) return { read, issues }
  const status = lessonStatuses.find((one) => one === values["status"]) ?? null
  return { read, draft: { ...checked.data, course, status } }
}

function keyOf(curriculum_id: string, title: string): string {
  return `${curriculum_id}\n${foldText(title).trim()}`
}

function coursesOf(candidates: Candidate<Draft>[]): string[] {
  const courses = candidates.flatMap((candidate) => ("draft" in candidate ? [candidate.draft.course] : []))
  return [...new Set(courses.filter(({ is_new }) => !is_new).map(({ id }) => id))]
}

async function loadLessons(scope: Scope, curriculum_ids: string[]): Promise<Existing[]> {
  const rows = await scope.db.lesson.findMany({
    where: { AND: [visibleTo(scope), { curriculum_id: { in: curriculum_ids } }] },
    select,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  })
  return rows.map((row) => ({
    ...row,
    planned_date: row.planned_date && dateToDay(row.planned_date),
    completed_on: row.completed_on && dateToDay(row.completed_on),
  }))
}

/** A lesson as it is after the import: an empty cell keeps what is there. */
function withDraft(draft: Draft, lesson: Existing): Existing {
  const { planned_date, objectives, minutes, status } = draft
  return {
    ...lesson,
    planned_date: planned_date ?? lesson.planned_date,
    objectives: objectives ?? lesson.objectives,
    minutes: minutes ?? lesson.minutes,
    status: status ?? lesson.status,
  }
}

/** Locks the courses that exist against other changes of their lessons. */
async function lockExisting(scope: Scope, courses: PlannedCourse[]): Promise<void> {
  const ids = new Set(courses.filter(({ is_new }) => !is_new).map(({ id }) => id))
  if (ids.size > 0) await lockCourses(scope, [...ids])
}

/** A lesson that is done was done on its day, or today if it has none or it is to come. */
function completion({ today, now }: Scope, status: LessonStatus, planned_date: Day | null) {
  if (!isDone(status)) return { completed_on: null, completed_at: null }
  return { completed_on: planned_date !== null && planned_date <= today ? planned_date : today, completed_at: now }
}

function toNewLessons(scope: Scope, drafts: Draft[], existing: Existing[]): NewLesson[] {
  const lessons = drafts.map(({ course, title, planned_date, objectives = null, minutes = null, status }) => ({
    id: v7(),
    student_id: course.student_id,
    curriculum_id: course.id,
    title,
    planned_date,
    objectives,
    minutes,
    status: status ?? "planned",
    ...completion(scope, status ?? "planned", planned_date),
  }))
  return appendLessons(lessons, existing)
}

async function updateLessons(scope: Scope, changed: { draft: Draft; existing: Existing }[]): Promise<void> {
  if (changed.length === 0) return
  const { db, family_id, now } = scope
  const rows = changed.map(({ draft, existing }) => {
    const after = withDraft(draft, existing)
    const done = completion(scope, after.status, after.planned_date)
    const kept = isDone(existing.status) && isDone(after.status)
    const { completed_on, completed_at } = kept ? existing : done
    const { id, planned_date, objectives, minutes, status } = after
    return { id, planned_date, objectives, minutes, status, completed_on, completed_at }
  })
  await db.$executeRaw`
    UPDATE lesson l SET planned_date = x.planned_date, objectives = x.objectives, minutes = x.minutes,
      status = x.status::lesson_status, completed_on = x.completed_on, completed_at = x.completed_at, version = l.version + 1,
      updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, planned_date date, objectives text, minutes int, status text, completed_on date, completed_at timestamptz
    )
    WHERE l.family_id = ${family_id}::uuid AND l.id = x.id`
}
