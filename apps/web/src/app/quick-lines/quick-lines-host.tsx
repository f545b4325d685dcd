import { useEffect, useEffectEvent, useState, type ComponentType } from "react"
import { trpc } from "../../api/trpc.ts"
import { listenForQuickLines } from "../../entities/quick-lines/quick-lines-request.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { isTyping } from "../../ui/inputs/is-typing.ts"
import { isDialogOpen } from "../palette/palette-keys.ts"

/** Opens the dialog of Quick add where it is asked for, and on Q. Its code is loaded when it is opened for the first time. */
export function QuickLinesHost() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const utils = trpc.useUtils()
  const open = useEffectEvent(async () => {
    try {
      const [{ default: Loaded }] = await Promise.all([
        import("./quick-lines-dialog.tsx"),
        utils.students.list.ensureData({}),
        utils.curriculum.list.ensureData({}),
      ])
      setDialog(() => Loaded)
    } catch (cause) {
      showFailureToast(cause, "Failed to open Quick add.")
    }
  })
  useEffect(() => listenForQuickLines(() => void open()), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isQuickLinesKey(event) || isDialogOpen()) return
      // Otherwise the letter would be typed into the field that opens.
      event.preventDefault()
      if (!event.repeat) void open()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
  return Dialog && <Dialog onClose={() => setDialog(null)} />
}

function isQuickLinesKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  return key.toLowerCase() === "q" && !ctrlKey && !metaKey && !altKey && !shiftKey && !isTyping(target)
}
