import { letterOf } from "../../lib/keys/letter-of.ts"
import { ActionIcon, Menu } from "@mantine/core"
import { IconDots, IconDotsVertical, IconPencil, IconTrash } from "@tabler/icons-react"
import {
  use,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react"
import { stopRepeatClick } from "../inputs/is-repeat-click.ts"
import classes from "./row-menu.module.css"
import { RowMenusContext, type RowMenus } from "./row-menus.ts"

type Props = Pick<ButtonProps, "of" | "isSmall" | "className" | "tabIndex" | "data-row-stop"> & { children: ReactNode }

/**
 * The menu of a card or a row. `of` names it: 'More about Ada'. The menu itself is mounted with the first click, because a list of
 * hundreds of rows would be slow to render otherwise.
 */
export function RowMenu(props: Props) {
  const menus = use(RowMenusContext)
  return menus ? <MenuOfList menus={menus} {...props} /> : <OwnMenu {...props} />
}

function OwnMenu({ children, ...button }: Props) {
  const [isUsed, setUsed] = useState(false)
  /** The element that had the focus in the row when the menu opened, or its button. It has the focus again when the menu closes. */
  const opener = useRef<HTMLElement | null>(null)
  const noteOpener = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { activeElement } = document
    const row = currentTarget.closest("li")
    opener.current = activeElement instanceof HTMLElement && row?.contains(activeElement) ? activeElement : null
  }
  if (!isUsed)
    return (
      <MenuButton
        {...button}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={(event) => {
          noteOpener(event)
          setUsed(true)
        }}
      />
    )
  const giveBack = () => {
    const target = opener.current?.isConnected ? opener.current : null
    // At once, so that a dialog that an item opens gives the focus back to the row, too.
    target?.focus({ preventScroll: true })
  }
  return (
    <Menu position="bottom-end" width={200} withinPortal defaultOpened onClose={giveBack}>
      <Menu.Target>
        {/* The first press is on another element, which this one replaces. */}
        <MenuButton
          {...button}
          ref={(element) => {
            if (opener.current?.isConnected === false) opener.current = element
          }}
          onClick={noteOpener}
        />
      </Menu.Target>
      <Menu.Dropdown onClickCapture={stopRepeatClick}>
        {/* The line of text may be cut. */}
        {button.isSmall && <Menu.Label className={classes.whole}>{button.of}</Menu.Label>}
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}

/** A button that opens the menu of its list with the items of this row. */
function MenuOfList({ menus, children, ...button }: Props & { menus: RowMenus }) {
  const [isOpen, setOpen] = useState(false)
  /** True if the press began on an open menu, which it has closed. */
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) menus.update(children)
  }, [isOpen, menus, children])
  return (
    <MenuButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerDown={() => (wasOpen.current = isOpen)}
      onClick={({ currentTarget }) => {
        const closes = wasOpen.current
        wasOpen.current = false
        if (closes) return
        setOpen(true)
        menus.open({ of: button.of, button: currentTarget, items: children, onClose: () => setOpen(false) })
      }}
    />
  )
}

/** Opens the menu of the focused row with the key B, which is a letter in a field. For the `onKeyDown` of a list. */
export function openMenuByKey(event: KeyboardEvent<HTMLElement>): void {
  const row = rowOfKey(event, "b")
  const button = row?.querySelector<HTMLElement>("[aria-haspopup=menu]")
  if (!button) return
  event.preventDefault()
  // After this event, which would close the menu again.
  requestAnimationFrame(() => button.click())
}

/** The row of a list in which a letter was pressed without other keys, or null: not in a field, where it is typed. */
export function rowOfKey(event: KeyboardEvent, letter: string): HTMLElement | null {
  const { target } = event
  if (letterOf(event) !== letter || event.ctrlKey || event.metaKey || event.altKey) return null
  if (!(target instanceof HTMLElement) || target.isContentEditable) return null
  if (target.matches("textarea, input:not([type=checkbox])")) return null
  return target.closest<HTMLElement>("li")
}

type ButtonProps = Pick<
  ComponentProps<"button">,
  "className" | "tabIndex" | "aria-haspopup" | "aria-expanded" | "autoFocus" | "onPointerDown" | "onClick" | "ref"
> & {
  of: string
  /** True in a line of text, such as a chip. It is a plain button, since a board has hundreds. */
  isSmall?: boolean
  /** Marks the button as what takes the focus of its row. */
  "data-row-stop"?: string
}

function MenuButton({ of, isSmall = false, className, ...button }: ButtonProps) {
  const name = `More about ${of}`
  if (isSmall) {
    return (
      <button type="button" className={`${classes.small} ${className ?? ""} screen-only`} aria-label={name} {...button}>
        <IconDots size={16} stroke={1.5} />
      </button>
    )
  }
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={name} className={className} {...button}>
      <IconDotsVertical size={20} stroke={1.5} />
    </ActionIcon>
  )
}

export function EditItem({ onClick }: { onClick: () => void }) {
  return (
    <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} />} onClick={onClick}>
      Edit
    </Menu.Item>
  )
}

/** Opens the confirmation, which lists what is deleted with it. */
export function DeleteItem({ onClick }: { onClick: () => void }) {
  return (
    <Menu.Item color="var(--mantine-color-error)" leftSection={<IconTrash size={18} stroke={1.5} />} onClick={onClick}>
      Delete
    </Menu.Item>
  )
}
