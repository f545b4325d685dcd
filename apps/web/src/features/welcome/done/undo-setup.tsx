import { Button } from "@mantine/core"
import { useEffect, useEffectEvent } from "react"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { registerUndo } from "../../../ui/feedback/undo-key.ts"

type Props = { change_id: string; onUndone: () => void; variant?: "subtle" | "default" }

/** Removes everything that the set-up made, and asks again. Ctrl+Z does the same. */
export function UndoSetup({ change_id, onUndone, variant = "subtle" }: Props) {
  const undo = trpc.changes.undo.useMutation()
  const run = async () => {
    try {
      await undo.mutateAsync({ id: change_id })
      onUndone()
    } catch (cause) {
      showFailureToast(cause, "Failed to undo.")
    }
  }
  const undoNow = useEffectEvent(run)
  useEffect(() => registerUndo(() => undoNow()), [])
  return (
    <Button variant={variant} color="gray" loading={undo.isPending} onClick={() => void run()}>
      Undo
    </Button>
  )
}
