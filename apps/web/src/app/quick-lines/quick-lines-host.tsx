import { useEffect, useEffectEvent, useState, type ComponentType } from "react"
import { trpc } from "../../api/trpc.ts"
import { listenForQuickLines } from "../../entities/quick-lines/quick-lines-request.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useDialogKey } from "../palette/use-dialog-key.ts"

/** Opens the dialog of Quick add where it is asked for, and on Q. Its code is loaded when it is opened for the first time. */
export function QuickLinesHost() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const utils = trpc.useUtils()
  const open = useEffectEvent(async () => {
    try {
      const [{ default: Loaded }] = await Promise.all([
        import("./quick-lines-dialog.tsx"),
        utils.students.names.ensureData(),
        utils.curriculum.names.ensureData(),
      ])
      setDialog(() => Loaded)
    } catch (cause) {
      showFailureToast(cause, "Failed to open Quick add.")
    }
  })
  useEffect(() => listenForQuickLines(() => void open()), [])
  useDialogKey("q", () => void open())
  return Dialog && <Dialog onClose={() => setDialog(null)} />
}
