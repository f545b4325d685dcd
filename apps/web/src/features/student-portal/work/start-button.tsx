import { isNew } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button } from "@mantine/core"
import { IconPlayerPlay } from "@tabler/icons-react"
import { trpc } from "../../../api/trpc.ts"
import { isWaiting } from "../../../lib/offline/waiting-change.ts"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** Sets the work in progress; hidden if it already is. */
export function StartButton({ assignment: { id, version, status, title } }: { assignment: AssignmentView }) {
  const utils = trpc.useUtils()
  const update = trpc.assignments.update.useMutation()
  if (!isNew(status)) return null
  const start = async () => {
    try {
      await update.mutateAsync({ id, version, status: "in_progress" })
      keepFocusOnPage()
    } catch (cause) {
      if (isWaiting(cause)) return
      showFailureToast(cause, "That did not work. Try again.")
      // It may have been changed or submitted on another device.
      await utils.invalidate()
    }
  }
  return (
    <Button
      variant="light"
      h={44}
      leftSection={<IconPlayerPlay size={20} stroke={1.5} aria-hidden />}
      aria-label={`Start ${title}`}
      loading={update.isPending}
      onClick={start}
    >
      Start
    </Button>
  )
}
