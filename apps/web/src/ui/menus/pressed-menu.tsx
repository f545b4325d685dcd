import { Menu, type MenuProps } from "@mantine/core"
import { useState, type ReactElement, type ReactNode, type RefCallback } from "react"

/** The props that a menu gives to its button. */
export type MenuButtonProps = {
  ref: RefCallback<HTMLButtonElement> | undefined
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
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const target = button({
    ref: isUsed ? setOpener : undefined,
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
      onClose={() => (returnTo?.() ?? opener)?.focus()}
    >
      <Menu.Target>{target}</Menu.Target>
      {children}
    </Menu>
  )
}
