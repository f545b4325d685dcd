import { Modal, Stack } from "@mantine/core"
import { useMediaQuery, useMounted } from "@mantine/hooks"
import { useState, type ReactNode } from "react"
import { findOpener, returnFocusTo } from "./opener.ts"

type Props = {
  title: string
  /** Called when the dialog has gone: the parent unmounts it. */
  onClose: () => void
  children: ReactNode
}

/** Something to read in a dialog. Mount it to open it; in the end the keyboard is back where it was. */
export function ViewModal({ title, onClose, children }: Props) {
  const [opener] = useState(findOpener)
  const [closing, setClosing] = useState(false)
  const narrow = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })
  // One render late, so that the dialog is seen to come.
  const mounted = useMounted()
  return (
    <Modal
      opened={mounted && !closing}
      onClose={() => setClosing(true)}
      onExitTransitionEnd={() => {
        onClose()
        returnFocusTo(opener)
      }}
      returnFocus={false}
      title={title}
      fullScreen={narrow}
      radius={narrow ? 0 : undefined}
      size="lg"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}
