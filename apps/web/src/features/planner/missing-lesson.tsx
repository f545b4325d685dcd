import { Button, Group } from "@mantine/core"
import type { Planner } from "./shared/use-planner.ts"
import { useLessonDrafts } from "./drafts/use-lesson-drafts.ts"
import { useNewDraft } from "./drafts/use-new-draft.ts"

/** Shown when a lesson was deleted: plan a new one, or start from unsaved changes to it. */
export function MissingLesson({ planner }: { planner: Planner }) {
  const drafts = useLessonDrafts()
  const begin = useNewDraft(planner)
  const { lesson_id } = planner
  const draft = lesson_id ? drafts.read({ lesson_id }) : null
  return (
    <Group gap="sm">
      {lesson_id && draft && (
        <Button onClick={() => begin(draft.values, () => drafts.forget({ lesson_id }))}>
          Use your unsaved changes for a new lesson
        </Button>
      )}
      <Button variant={draft ? "default" : "filled"} onClick={planner.openForm}>
        Plan a new lesson
      </Button>
    </Group>
  )
}
