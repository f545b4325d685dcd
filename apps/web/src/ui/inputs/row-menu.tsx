import { ActionIcon, Menu, type ActionIconProps } from "@mantine/core"
import { IconDotsVertical, IconPencil, IconTrash } from "@tabler/icons-react"
import { useState, type ComponentProps, type MouseEvent, type ReactNode } from "react"
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
