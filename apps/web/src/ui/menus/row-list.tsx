import { Menu, Portal, Stack, type MantineSpacing } from "@mantine/core"
import { useMemo, useRef, useState, type KeyboardEventHandler, type ReactNode } from "react"
import { useNextRowFocus } from "../focus/use-next-row-focus.ts"
import { RowMenusContext, type OpenMenu, type RowMenus } from "./row-menus.ts"
import { stopRepeatClick } from "../inputs/is-repeat-click.ts"

type Props = { gap: MantineSpacing; onKeyDown?: KeyboardEventHandler<HTMLElement>; children: ReactNode }

/**
 * A list whose rows change their group. The menu of a row belongs to the list, so that it stays open and can be used when its row moves,
 * and the focus goes to the row that comes next.
 */
export function RowList({ gap, onKeyDown, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { restore } = useNextRowFocus(list)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const menus = useMemo(
    (): RowMenus => ({
      open: setMenu,
      update: (items) => setMenu((open) => open && { ...open, items }),
    }),
    [],
  )
  const close = () => {
    menu?.onClose()
    setMenu(null)
    restore()
  }
  return (
    <RowMenusContext value={menus}>
      <Stack ref={list} gap={gap} onKeyDown={onKeyDown}>
        {children}
      </Stack>
      {menu && <ListMenu key={menu.of} {...menu} onClose={close} />}
    </RowMenusContext>
  )
}

function ListMenu({ of, button, items, onClose }: OpenMenu) {
  // The place in the page at which the button was: it scrolls with the page when the button is gone.
  const [place] = useState(() => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return { left: left + window.scrollX, top: top + window.scrollY, width, height }
  })
  return (
    <Portal>
      <Menu
        opened
        onChange={(isOpen) => !isOpen && onClose()}
        position="bottom-end"
        width={200}
        withinPortal
        returnFocus={false}
      >
        <Menu.Target>
          <span aria-hidden style={{ position: "absolute", pointerEvents: "none", ...place }} />
        </Menu.Target>
        <Menu.Dropdown aria-label={`More about ${of}`} onClickCapture={stopRepeatClick}>
          {items}
        </Menu.Dropdown>
      </Menu>
    </Portal>
  )
}
