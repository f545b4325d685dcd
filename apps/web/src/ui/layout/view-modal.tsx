import { Group, Modal, Stack } from "@mantine/core"
import { useMediaQuery, useMounted } from "@mantine/hooks"
import { useState, type ReactNode } from "react"
import { findFocusReturn, returnFocusTo } from "../focus/focus-return.ts"

type Props = {
  title: string
  /** Called after the closing transition, with true if a callback follows. The parent then unmounts the dialog. */
  onClose: (goesOn: boolean) => void
  /** The dialog's buttons. `leave` closes the dialog and then runs a callback, such as opening a form. */
  actions?: (leave: (next?: () => void) => void) => ReactNode
  /** True if neither a click outside nor Escape closes it, for content that is shown only once. */
  insistent?: boolean
  /** True for content with two columns. */
  isWide?: boolean
  children: ReactNode
}

/** A read-only dialog. Mount it to open it. Focus returns to the opener when it closes. */
export function ViewModal({ title, onClose, actions, insistent = false, isWide = false, children }: Props) {
  const [opener] = useState(findFocusReturn)
  const [closing, setClosing] = useState<{ next?: () => void } | null>(null)
  const narrow = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })
  // Opened one render later, so that the opening transition runs.
  const mounted = useMounted()
  const leave = (next?: () => void) => setClosing({ next })
  return (
    <Modal
      opened={mounted && !closing}
      onClose={() => leave()}
      onExitTransitionEnd={() => {
        onClose(closing?.next !== undefined)
        returnFocusTo(opener)
        closing?.next?.()
      }}
      returnFocus={false}
      closeOnClickOutside={!insistent}
      closeOnEscape={!insistent}
      title={title}
      fullScreen={narrow}
      radius={narrow ? 0 : undefined}
      size={isWide ? "xl" : "lg"}
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
