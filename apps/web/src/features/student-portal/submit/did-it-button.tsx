import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"
import { useDidIt } from "./use-did-it.ts"

/** Turns in work that asks for no answer, with one tap. */
export function DidItButton({ assignment, className }: { assignment: AssignmentView; className?: string }) {
  const { change, isSaving } = useDidIt(assignment)
  return (
    <Button
      h={48}
      className={className}
      leftSection={<IconCheck size={22} stroke={2} aria-hidden />}
      aria-label={`I did it: ${assignment.title}`}
      loading={isSaving}
      onClick={() => {
        keepFocusOnPage()
        void change(true)
      }}
    >
      I did it
    </Button>
  )
}
