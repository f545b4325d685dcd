import { AppError } from "@hearthbook/core/errors/errors"
import { countOf } from "@hearthbook/core/names/count-of"
import type { Scope } from "../../../request/scope.ts"
import { recordChange } from "../../../recording/record-change.ts"
import type { PartInput, PartView } from "./lesson.schema.ts"

/**
 * Parts lessons that siblings do together, with all others that the same courses do together: each child's are then ticked alone. What is
 * done stays done. Lessons that a course outside of these shares stay joined. One change that can be undone. NOT_FOUND if nobody
 * does lessons with this id together.
 */
export async function partLessons(scope: Scope, { together_id }: PartInput): Promise<PartView> {
  const { result: lessons, change_id } = await recordChange(
    scope,
    { kind: "together", summary: (count) => `Parted ${countOf(count, "lesson")} that siblings did together` },
    () => part(scope, together_id),
  )
  if (lessons === 0) throw new AppError("NOT_FOUND", "No lessons are done together with this id.")
  return { lessons, change_id }
}

/** Returns the number of lessons that were parted. */
function part({ db, family_id, now }: Scope, together_id: string): Promise<number> {
  return db.$executeRaw`
    WITH course AS (
      SELECT DISTINCT curriculum_id FROM lesson WHERE family_id = ${family_id}::uuid AND together_id = ${together_id}::uuid
    ), inside AS (
      SELECT together_id FROM lesson WHERE family_id = ${family_id}::uuid AND together_id IS NOT NULL
      GROUP BY together_id HAVING bool_and(curriculum_id IN (SELECT curriculum_id FROM course))
    )
    UPDATE lesson SET together_id = NULL, version = version + 1, updated_at = ${now}::timestamptz
    WHERE family_id = ${family_id}::uuid AND together_id IN (SELECT together_id FROM inside)`
}
