import { Prisma } from "@hearthbook/db"
import { isDone } from "@hearthbook/core/planning/lesson-status"
import type { Scope } from "../../../request/scope.ts"
import { awayOn } from "./away-on.ts"
import { attachResources } from "./lesson-parts.ts"
import { statusColumns } from "./lesson-status.ts"
import type { LeftOut, LessonUpdate, LessonView } from "./lesson.schema.ts"
import { selectLessons } from "./lesson.select.ts"

/**
 * Applies a change of one lesson to the others that siblings do together with it: its status and day of completion, title,
 * objectives and resources. Everything else, such as the planned day and the minutes, is each child's. A lesson of a sibling who is
 * absent or excused on the day of completion does not become done. Returns the lessons that changed, and whose were left out.
 */
export async function updateTogether(
  scope: Scope,
  { id, together_id }: Pick<LessonView, "id" | "together_id">,
  input: LessonUpdate,
): Promise<{ lessons: LessonView[]; left_out: LeftOut }> {
  if (together_id === null) return { lessons: [], left_out: [] }
  const others = await selectLessons(scope, [
    Prisma.sql`a.together_id = ${together_id}::uuid`,
    Prisma.sql`a.id <> ${id}::uuid`,
  ])
  const { title, objectives, resource_ids, status, completed, completed_on } = input
  const plans = others.map((lesson) => ({
    lesson,
    done: statusColumns(scope, lesson, { status, completed, completed_on }),
  }))
  const becomeDone = plans.filter(({ lesson, done }) => done && isDone(done.status) && !isDone(lesson.status))
  const left_out = await awayOn(
    scope,
    becomeDone.map(({ lesson }) => lesson.student_id),
    completed_on ?? scope.today,
  )
  const isLeftOut = ({ student_id }: LessonView) => left_out.some((away) => away.student_id === student_id)
  const changed: string[] = []
  for (const { lesson, done } of plans) {
    const staysOpen = isLeftOut(lesson)
    if (title === undefined && objectives === undefined && !resource_ids && (staysOpen || done === undefined)) continue
    await scope.db.lesson.update({
      where: { family_id: scope.family_id, id: lesson.id },
      data: { title, objectives, ...(staysOpen ? {} : done), version: { increment: 1 } },
      select: { id: true },
    })
    if (resource_ids) await attachResources(scope, lesson.id, resource_ids)
    changed.push(lesson.id)
  }
  if (changed.length === 0) return { lessons: [], left_out }
  return { lessons: await selectLessons(scope, [Prisma.sql`a.id = ANY(${changed}::uuid[])`]), left_out }
}
