import { ageOn } from "@hearthbook/api/rules/days"
import { progressPercent } from "@hearthbook/api/rules/progress"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { Card, Group, Text } from "@mantine/core"
import { countOf, dayOf, formatGradeLevel } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { useToday } from "../../lib/use-session.ts"
import { CardButton } from "../../ui/card-button.tsx"
import { ChildAvatar } from "../../ui/child-avatar.tsx"
import { confirmDelete } from "../../ui/confirm-delete.tsx"
import { ProgressLine } from "../../ui/progress-line.tsx"
import { DeleteItem, EditItem, RowMenu } from "../../ui/row-menu.tsx"

export function StudentCard({ student, onEdit }: { student: StudentView; onEdit: () => void }) {
  const today = useToday()
  const remove = trpc.students.delete.useMutation()
  const age = ageOn(dayOf(student.date_of_birth), today)

  const askToDelete = () =>
    confirmDelete({
      name: student.first_name,
      question: "Are you sure? This will remove the student and all associated data.",
      goesWith: [
        ...(student.curriculum_count > 0 ? [countOf(student.curriculum_count, "curriculum", "curricula")] : []),
        ...(student.assignment_count > 0
          ? [`${countOf(student.assignment_count, "assignment")}, ${student.graded_count} of them graded`]
          : []),
        ...(student.has_login ? ["1 login"] : []),
      ],
      fallback: "Failed to delete student.",
      remove: () => remove.mutateAsync({ id: student.id }),
    })

  return (
    <Card component="article" aria-label={`${student.first_name} ${student.last_name}`}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Group gap="sm" wrap="nowrap" align="flex-start" miw={0}>
          <ChildAvatar child={student} size={52} />
          <div style={{ minWidth: 0 }}>
            <CardButton onClick={onEdit} label={`Edit ${student.first_name}`}>
              {student.first_name} {student.last_name}
            </CardButton>
            <Text size="sm" c="dimmed">
              {age >= 0 ? `Age ${age} · ` : ""}
              {formatGradeLevel(student.grade_level)}
            </Text>
          </div>
        </Group>
        <RowMenu of={student.first_name}>
          <EditItem onClick={onEdit} />
          <DeleteItem onClick={askToDelete} />
        </RowMenu>
      </Group>
      <ProgressLine
        mt="md"
        label="Progress"
        percent={progressPercent({ graded: student.graded_count, total: student.assignment_count })}
        none="No assignments yet"
      />
      <Text size="sm" c="dimmed" mt="sm" className="figures">
        {student.curriculum_count === 0
          ? "No curriculum assigned."
          : `${countOf(student.curriculum_count, "curriculum", "curricula")} · ${student.graded_count} of ${countOf(student.assignment_count, "assignment")} graded`}
      </Text>
    </Card>
  )
}
