import { ActionIcon, Menu } from "@mantine/core"
import { IconDotsVertical, IconPencil, IconTrash } from "@tabler/icons-react"
import type { MouseEvent, ReactNode } from "react"
import { isRepeatClick } from "./is-repeat-click.ts"

/** The menu of a card or a row. `of` names it: 'More about Ada'. */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More about ${of}`}>
          <IconDotsVertical size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClickCapture={stopRepeatClick}>{children}</Menu.Dropdown>
    </Menu>
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
