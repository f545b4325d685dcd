import type { SubjectView } from "@hearthbook/api/schemas/subject"
import { Card, Group, Text } from "@mantine/core"
import { countOf } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { CardButton } from "../../ui/card-button.tsx"
import { confirmDelete } from "../../ui/confirm-delete.tsx"
import { DeleteItem, EditItem, RowMenu } from "../../ui/row-menu.tsx"
import { SubjectTile } from "../../ui/subject-mark.tsx"

type Props = { subject: SubjectView; isEdited: boolean; onEdit: () => void }

export function SubjectRow({ subject, isEdited, onEdit }: Props) {
  const remove = trpc.subjects.delete.useMutation()
  const { name, description, curriculum_count } = subject

  const askToDelete = () =>
    confirmDelete({
      name,
      question: "Are you sure you want to delete this subject?",
      fallback: "Failed to delete subject.",
      remove: () => remove.mutateAsync({ id: subject.id }),
    })

  return (
    <Card component="article" aria-label={name} padding="sm" aria-current={isEdited || undefined}>
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Group gap="sm" wrap="nowrap" miw={0}>
          <SubjectTile subject={subject} />
          <div style={{ minWidth: 0 }}>
            <CardButton onClick={onEdit} label={`Edit ${name}`}>
              {name}
            </CardButton>
            {description && (
              <Text size="sm" c="dimmed" lineClamp={2}>
                {description}
              </Text>
            )}
            <Text size="sm" c="dimmed" className="figures">
              {curriculum_count === 0
                ? "In no curriculum yet"
                : `In ${countOf(curriculum_count, "curriculum", "curricula")}`}
              {isEdited && " · being edited"}
            </Text>
          </div>
        </Group>
        <RowMenu of={name}>
          <EditItem onClick={onEdit} />
          <DeleteItem onClick={askToDelete} />
        </RowMenu>
      </Group>
    </Card>
  )
}
