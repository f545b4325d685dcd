import { Menu, type MenuProps } from "@mantine/core"
import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react"

/** The props that a menu gives to its button. */
export type MenuButtonProps = {
  ref: RefObject<HTMLButtonElement | null>
  "aria-haspopup": "menu"
  "aria-expanded": boolean
  onClick: () => void
}

type Props = Pick<MenuProps, "width" | "disabled"> & {
  /** Draws the button. */
  button: (props: MenuButtonProps) => ReactElement
  /** Returns the element that has the focus when the menu closes. Otherwise the button has it. */
  returnTo?: () => HTMLElement | null
  /** The menu's dropdown. */
  children: ReactNode
}

/**
 * A menu that is mounted with the first press on its button, because a closed one takes time of the page's first paint. The press is on
 * another element than the one that opens the mounted menu, so the focus is given back here.
 */
export function PressedMenu({ button, returnTo, width, disabled = false, children }: Props) {
  const [isUsed, setUsed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const target = button({
    ref: opener,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onClick: () => setUsed(isUsed || !disabled),
  })
  if (!isUsed) return target
  return (
    <Menu
      position="bottom-end"
      width={width}
      disabled={disabled}
      withinPortal
      defaultOpened
      onClose={() => (returnTo?.() ?? opener.current)?.focus()}
    >
      <Menu.Target>{target}</Menu.Target>
      {children}
    </Menu>
  )
}
