import { v7 } from "uuid"
import { groupBy } from "@hearthbook/core/lists/group-by"
import type { SourceCourse } from "../copy/load-sources.ts"

/**
 * The ids that join the copies of lessons, by the lesson that is copied: lessons of these courses that siblings did together are done
 * together again. A lesson whose siblings' lessons are not copied is done alone.
 */
export function joinAgain(sources: SourceCourse[]): Map<string, string> {
  const lessons = sources.flatMap((source) => source.lessons).filter(({ together_id }) => together_id !== null)
  const groups = [...groupBy(lessons, ({ together_id }) => together_id ?? "").values()]
  return new Map(
    groups.flatMap((group) => {
      if (group.length < 2) return []
      const together_id = v7()
      return group.map(({ id }): [string, string] => [id, together_id])
    }),
  )
}
