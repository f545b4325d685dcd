import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { recordChange, type RowCounts } from "../../../recording/record-change.ts"
import { lessonStatus } from "../../../sql/status-conditions.ts"
import { lockCourses } from "../../plan/course-plan/lock-courses.ts"
import { holdClasses } from "../time/log-classes.service.ts"
import { awayOn } from "../../work/lesson/away-on.ts"
import { findWork } from "../../work/bulk-change/find-work.ts"
import { planWork } from "../../work/bulk-change/plan-work.ts"
import { saveWork } from "../../work/bulk-change/save-work.ts"
import type { FinishDayInput, FinishedDay } from "./finish-day.schema.ts"

/**
 * Marks what is left of a day as done: planned lessons become done today, work that is to do becomes submitted, and the time of classes is
 * written down. All or none, as one change that can be undone. Lessons that siblings do together are done for each of them. The work of a
 * child who is absent or excused today stays open, and the answer names the child. NOT_FOUND if a lesson or an assignment is not the family's.
 */
export async function finishDay(scope: Scope, input: FinishDayInput): Promise<FinishedDay> {
  const { lesson_ids, assignment_ids, schedule_ids = [] } = input
  const found = await findLessons(scope, lesson_ids)
  await lockCourses(scope, [...new Set(found.map(({ curriculum_id }) => curriculum_id))])
  const foundWorks = assignment_ids.length > 0 ? await findWork(scope, { assignment_ids }) : []
  const rows = [...found, ...foundWorks]
  const left_out = await awayOn(scope, [...new Set(rows.map(({ student_id }) => student_id))], scope.today)
  const isThere = ({ student_id }: { student_id: string }) => !left_out.some((away) => away.student_id === student_id)
  const works = foundWorks.filter(isThere)
  const ids = works.map(({ id }) => id)
  const changes = await planWork(scope, { scope: { assignment_ids: ids }, action: { kind: "complete" } }, works)
  const { change_id } = await recordChange(
    scope,
    {
      kind: "day",
      summary: (_, counts) => finishedWords(counts),
    },
    async () => {
      await completeLessons(
        scope,
        found.filter(isThere).map(({ id }) => id),
      )
      if (changes.length > 0) await saveWork(scope, changes)
      // A class of a child who is away is not written down.
      if (schedule_ids.length > 0) await holdClasses(scope, { date: scope.today, schedule_ids })
    },
  )
  return { change_id, left_out }
}

type FoundLesson = { id: string; curriculum_id: string; student_id: string }

/** The lessons with these ids, and those that siblings do together with them. */
async function findLessons({ db, family_id }: Scope, lesson_ids: string[]): Promise<FoundLesson[]> {
  if (lesson_ids.length === 0) return []
  const rows = await db.$queryRaw<FoundLesson[]>`
    WITH named AS (
      SELECT id, together_id FROM lesson WHERE family_id = ${family_id}::uuid AND id = ANY(${lesson_ids}::uuid[])
    )
    SELECT l.id, l.curriculum_id, l.student_id FROM lesson l
    WHERE l.family_id = ${family_id}::uuid
      AND (l.id IN (SELECT id FROM named) OR l.together_id IN (SELECT together_id FROM named))`
  const found = new Set(rows.map(({ id }) => id))
  if (lesson_ids.some((id) => !found.has(id))) throw new AppError("NOT_FOUND", "This lesson was not found.")
  return rows
}

/** Lessons that are done or skipped stay as they are. */
async function completeLessons({ db, family_id, today, now }: Scope, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.$executeRaw`
    UPDATE lesson SET status = 'done', completed_on = ${today}::date, completed_at = ${now}::timestamptz,
      version = version + 1, updated_at = ${now}::timestamptz
    WHERE family_id = ${family_id}::uuid AND id = ANY(${ids}::uuid[]) AND ${lessonStatus.isPlanned()}`
}

/** The change in words, for the history: 'Marked a day as done: 3 lessons, 1 assignment'. */
function finishedWords(counts: RowCounts): string {
  const words = {
    lesson: ["lesson", "lessons"],
    assignment: ["assignment", "assignments"],
    time_entry: ["class", "classes"],
  }
  const parts = Object.entries(words).flatMap(([noun, [one, many]]) => {
    const count = counts[noun]?.written ?? 0
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
  return `Marked a day as done: ${parts.join(", ")}`
}
