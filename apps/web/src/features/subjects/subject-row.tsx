import type { SubjectView } from "@hearthbook/api/family/subject"
import { Text } from "@mantine/core"
import { countOf } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { canBeUndone, useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { ListRow } from "../../ui/layout/list-row.tsx"
import { SubjectTile } from "../../entities/subject/subject-badge.tsx"

type Props = { subject: SubjectView; isEdited: boolean; onEdit: () => void }

export function SubjectRow({ subject, isEdited, onEdit }: Props) {
  const remove = trpc.subjects.delete.useMutation()
  const offerUndo = useChangeUndo()
  const { name, description, curriculum_count } = subject

  const askToDelete = () =>
    confirmDelete({
      name,
      question: "Are you sure you want to delete this subject?",
      consequence: canBeUndone,
      fallback: "Failed to delete subject.",
      hasToast: true,
      remove: async () => {
        const { change_id, summary } = await remove.mutateAsync({ id: subject.id })
        offerUndo(change_id, summary)
      },
    })

  return (
    <ListRow
      name={name}
      mark={<SubjectTile subject={subject} />}
      use={
        curriculum_count === 0
          ? "Not in a curriculum yet"
          : `In ${countOf(curriculum_count, "curriculum", "curricula")}`
      }
      isEdited={isEdited}
      onEdit={onEdit}
      onDelete={askToDelete}
    >
      {description && (
        <Text size="sm" c="dimmed" lineClamp={4}>
          {description}
        </Text>
      )}
    </ListRow>
  )
}
