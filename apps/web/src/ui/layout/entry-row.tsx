import { Card, Group, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { CardButton } from "./card-button.tsx"
import { DeleteItem, EditItem, RowMenu } from "../inputs/row-menu.tsx"

type Props = {
  name: string
  /** What it is known by at a glance. */
  mark: ReactNode
  /** Where it is used: 'In 2 curricula'. */
  use: string
  isEdited: boolean
  onEdit: () => void
  onDelete: () => void
  /** Between its name and its use. */
  children?: ReactNode
}

/** A row of a list beside its form: a click edits it, the menu deletes it. */
export function EntryRow({ name, mark, use, isEdited, onEdit, onDelete, children }: Props) {
  return (
    <Card component="article" aria-label={name} padding="sm" aria-current={isEdited || undefined}>
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Group gap="sm" wrap="nowrap" miw={0}>
          {mark}
          <div style={{ minWidth: 0 }}>
            <CardButton onClick={onEdit} label={`Edit ${name}`}>
              {name}
            </CardButton>
            {children}
            <Text size="sm" c="dimmed" className="figures">
              {use}
              {isEdited && " · being edited"}
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
