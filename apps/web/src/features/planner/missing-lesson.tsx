import { Button, Group } from "@mantine/core"
import type { Planner } from "./shared/use-planner.ts"
import { useLessonDrafts } from "./drafts/use-lesson-drafts.ts"
import { useNewDraft } from "./drafts/use-new-draft.ts"

/** The ways on from a lesson that is no longer there. What was changed of it and not saved can be planned anew. */
export function MissingLesson({ planner }: { planner: Planner }) {
  const drafts = useLessonDrafts()
  const begin = useNewDraft(planner)
  const { lesson_id } = planner
  const begun = lesson_id ? drafts.read({ lesson_id }) : null
  return (
    <Group gap="sm">
      {lesson_id && begun && (
        <Button onClick={() => begin(begun.values, () => drafts.forget({ lesson_id }))}>
          Plan what you typed as a new lesson
        </Button>
      )}
      <Button variant={begun ? "default" : "filled"} onClick={planner.openForm}>
        Plan a new lesson
      </Button>
    </Group>
  )
}
