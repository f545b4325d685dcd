import { ActionIcon, Menu } from "@mantine/core"
import { IconDotsVertical } from "@tabler/icons-react"
import type { ReactNode } from "react"

/** What else can be done with a card or a row. `of` says whose menu it is: 'More about Ada'. */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More about ${of}`}>
          <IconDotsVertical size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
