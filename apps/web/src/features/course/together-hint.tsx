import { isPlanned } from "@hearthbook/core/planning/lesson-status"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Button, Group, Text } from "@mantine/core"
import { trpc } from "../../api/trpc.ts"
import { useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { allOf, siblingNames } from "../../entities/lesson/together/joined-words.ts"
import { countOf } from "../../lib/format.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"

/**
 * Says that the course's lessons are done together with siblings, and offers to part them: some families joined lessons without knowing
 * it. Nothing once none of them is left to do.
 */
export function TogetherHint({ lessons }: { lessons: LessonView[] }) {
  const part = trpc.lessons.part.useMutation()
  const offerUndo = useChangeUndo()
  const joined = lessons.filter(({ status, together_with }) => isPlanned(status) && together_with.length > 0)
  const [first] = joined
  if (!first?.together_id) return null
  const { together_id, student, together_with } = first
  const names = siblingNames(first)
  const same = joined.filter((lesson) => siblingNames(lesson) === names).length
  const separate = async () => {
    try {
      const { change_id } = await part.mutateAsync({ together_id })
      offerUndo(change_id, `${shortNameOf(student)} and ${names} now tick these lessons separately.`)
    } catch (cause) {
      showFailureToast(cause, "Failed to part the lessons.")
    }
  }
  return (
    <Group gap="xs" justify="space-between" mb="md" className="screen-only">
      <Text size="sm" c="dimmed" flex="1 1 260px">
        {countOf(same, "lesson")} to do together with {names}: one tick marks {same === 1 ? "it" : "each"} for{" "}
        {allOf(together_with.length + 1)}.
      </Text>
      <Button size="compact-sm" variant="default" loading={part.isPending} onClick={() => void separate()}>
        Do them separately
      </Button>
    </Group>
  )
}
