import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Menu, Portal } from "@mantine/core"
import { useState } from "react"
import { LaterItems } from "./later-items.tsx"

type Props = {
  works: AssignmentView[]
  /** The row at which the menu opens. It has focus again when the menu closes. */
  row: HTMLElement
  onTogether: (work: AssignmentView) => void
  onChanged: () => void
  onClose: () => void
}

/** The menu of the key B: it puts off the focused or the selected rows. Mount it to open it. */
export function LaterMenu({ works, row, onTogether, onChanged, onClose }: Props) {
  const [place] = useState(() => row.getBoundingClientRect())
  const [focused] = useState(() => document.activeElement)
  const [first] = works
  const close = () => {
    onClose()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  return (
    // In the body, where a fixed place is one of the window.
    <Portal>
      <Menu
        opened
        onChange={(isOpen) => !isOpen && close()}
        position="bottom-start"
        width={220}
        withinPortal
        // Not the key that opens it, which would close it again.
        clickOutsideEvents={["mousedown", "touchstart"]}
      >
        <Menu.Target>
          <span style={{ position: "fixed", left: place.left + 48, top: place.top, width: 1, height: place.height }} />
        </Menu.Target>
        <Menu.Dropdown aria-label="Put off">
          <LaterItems works={works} onTogether={() => first && onTogether(first)} onChanged={onChanged} />
        </Menu.Dropdown>
      </Menu>
    </Portal>
  )
}
