import { Group, Modal, Stack } from "@mantine/core"
import { useMediaQuery, useMounted } from "@mantine/hooks"
import { useState, type ReactNode } from "react"
import { findFocusReturn, returnFocusTo } from "../focus/focus-return.ts"

type Props = {
  title: string
  /** Called when the dialog has gone: the parent unmounts it. */
  onClose: () => void
  /** Its buttons. `leave` closes the dialog and then does what it is given, such as opening a form. */
  actions?: (leave: (next?: () => void) => void) => ReactNode
  /** Whether neither a click beside it nor Escape closes it: for what is shown only once. */
  insistent?: boolean
  children: ReactNode
}

/** Something to read in a dialog. Mount it to open it; in the end the keyboard is back where it was. */
export function ViewModal({ title, onClose, actions, insistent = false, children }: Props) {
  const [opener] = useState(findFocusReturn)
  const [closing, setClosing] = useState<{ next?: () => void } | null>(null)
  const narrow = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })
  // One render late, so that the dialog is seen to come.
  const mounted = useMounted()
  const leave = (next?: () => void) => setClosing({ next })
  return (
    <Modal
      opened={mounted && !closing}
      onClose={() => leave()}
      onExitTransitionEnd={() => {
        onClose()
        returnFocusTo(opener)
        closing?.next?.()
      }}
      returnFocus={false}
      closeOnClickOutside={!insistent}
      closeOnEscape={!insistent}
      title={title}
      fullScreen={narrow}
      radius={narrow ? 0 : undefined}
      size="lg"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack gap="md">
        {children}
        {actions && (
          <Group justify="flex-end" gap="sm" mt="xs">
            {actions(leave)}
          </Group>
        )}
      </Stack>
    </Modal>
  )
}
