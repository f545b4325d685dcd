import { fullName } from "@hearthbook/core/names/names"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Group, Text } from "@mantine/core"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { SubjectBadge } from "../../entities/subject/subject-badge.tsx"

/** The head of a dialog about an assignment: child, title and subject. */
export function AssignmentHead({ assignment: { student, title, subject } }: { assignment: AssignmentView }) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <ChildAvatar child={student} size={44} />
      <div style={{ minWidth: 0 }}>
        <Text fw={600} size="lg" lh={1.3} style={{ overflowWrap: "anywhere" }}>
          {title}
        </Text>
        <Group gap="xs" c="dimmed" mt={2}>
          <Text span size="sm">
            {fullName(student)}
          </Text>
          <SubjectBadge subject={subject} />
        </Group>
      </div>
    </Group>
  )
}
