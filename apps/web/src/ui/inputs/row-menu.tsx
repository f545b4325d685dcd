import { ActionIcon, Menu, type ActionIconProps } from "@mantine/core"
import { IconDotsVertical, IconPencil, IconTrash } from "@tabler/icons-react"
import { useState, type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode } from "react"
import { isRepeatClick } from "./is-repeat-click.ts"

/**
 * The menu of a card or a row. `of` names it: 'More about Ada'. The menu itself is mounted with the first click, because a list of
 * hundreds of rows would be slow to scroll otherwise.
 */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  const [isUsed, setUsed] = useState(false)
  if (!isUsed) return <MenuButton of={of} aria-haspopup="menu" aria-expanded={false} onClick={() => setUsed(true)} />
  return (
    <Menu position="bottom-end" width={200} withinPortal defaultOpened>
      <Menu.Target>
        {/* Focus returns to it when the menu closes. */}
        <MenuButton of={of} autoFocus />
      </Menu.Target>
      <Menu.Dropdown onClickCapture={stopRepeatClick}>{children}</Menu.Dropdown>
    </Menu>
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
  if (event.key.toLowerCase() !== letter || event.ctrlKey || event.metaKey || event.altKey) return null
  if (!(target instanceof HTMLElement) || target.isContentEditable) return null
  if (target.matches("textarea, input:not([type=checkbox])")) return null
  return target.closest<HTMLElement>("li")
}

type ButtonProps = ActionIconProps & Omit<ComponentProps<"button">, keyof ActionIconProps> & { of: string }

function MenuButton({ of, ...button }: ButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More about ${of}`} {...button}>
      <IconDotsVertical size={20} stroke={1.5} />
    </ActionIcon>
  )
}

/** Stops the second click of a double click, which hits the same item while the menu fades out. */
function stopRepeatClick(event: MouseEvent): void {
  if (isRepeatClick(event)) event.stopPropagation()
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
