import { Card, Group, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { CardButton } from "./card-button.tsx"
import { DeleteItem, EditItem, RowMenu } from "../menus/row-menu.tsx"

type Props = {
  name: string
  /** An icon or a color. */
  mark: ReactNode
  /** The usage: 'In 2 curricula'. */
  use: string
  /** A link after the usage, in its line. */
  address?: ReactNode
  isEdited: boolean
  onEdit: () => void
  onDelete: () => void
  /** Shown between the name and the usage. */
  children?: ReactNode
}

/** A row of a list beside a form. A click edits it, and its menu deletes it. */
export function ListRow({ name, mark, use, address, isEdited, onEdit, onDelete, children }: Props) {
  return (
    <Card component="article" aria-label={name} padding="xs" aria-current={isEdited || undefined}>
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Group gap="sm" wrap="nowrap" miw={0}>
          {mark}
          <div style={{ minWidth: 0 }}>
            <CardButton onClick={onEdit} label={`Edit ${name}`}>
              {name}
            </CardButton>
            {children}
            {/* Apart from the name, so that a press on the link never meets it. */}
            <Text size="sm" c="dimmed" className="figures" mt={3}>
              {use}
              {isEdited && " · being edited"}
              {address && " · "}
              {address}
            </Text>
          </div>
        </Group>
        <RowMenu of={name}>
          <EditItem onClick={onEdit} />
          <DeleteItem onClick={onDelete} />
        </RowMenu>
      </Group>
    </Card>
  )
}
