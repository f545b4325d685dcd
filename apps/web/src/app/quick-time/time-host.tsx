import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from "react"
import { trpc } from "../../api/trpc.ts"
import { listenForTime } from "../../entities/time/time-request.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useDialogKey } from "../palette/use-dialog-key.ts"

/** Opens the dialog for time where it is asked for, and on T. Its code is loaded when it is opened for the first time. */
export function TimeHost() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const utils = trpc.useUtils()
  const open = useEffectEvent(async () => {
    try {
      const [{ TimeDialog }, students] = await Promise.all([
        import("../../entities/time/time-dialog.tsx"),
        utils.students.names.ensureData(),
        utils.subjects.list.ensureData({}),
        utils.curriculum.names.ensureData(),
      ])
      if (students.length > 0) setDialog(() => TimeDialog)
    } catch (cause) {
      showFailureToast(cause, "Failed to open the form for time.")
    }
  })
  useEffect(() => listenForTime(() => void open()), [])
  useDialogKey("t", () => void open())
  return (
    Dialog && (
      <Suspense>
        <Dialog onClose={() => setDialog(null)} />
      </Suspense>
    )
  )
}
