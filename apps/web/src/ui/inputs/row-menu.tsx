import { ActionIcon, Menu } from "@mantine/core"
import { IconDotsVertical, IconPencil, IconTrash } from "@tabler/icons-react"
import type { MouseEvent, ReactNode } from "react"
import { isRepeatClick } from "./is-repeat-click.ts"

/** What else can be done with a card or a row. `of` says whose menu it is: 'More about Ada'. */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More about ${of}`}>
          <IconDotsVertical size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClickCapture={passFirst}>{children}</Menu.Dropdown>
    </Menu>
  )
}

/** While the menu fades, the second click of two finds the same item once more. */
function passFirst(event: MouseEvent): void {
  if (isRepeatClick(event)) event.stopPropagation()
}

export function EditItem({ onClick }: { onClick: () => void }) {
  return (
    <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} />} onClick={onClick}>
      Edit
    </Menu.Item>
  )
}

/** Opens the question, which names what goes with it. */
export function DeleteItem({ onClick }: { onClick: () => void }) {
  return (
    <Menu.Item color="var(--mantine-color-error)" leftSection={<IconTrash size={18} stroke={1.5} />} onClick={onClick}>
      Delete
    </Menu.Item>
  )
}
