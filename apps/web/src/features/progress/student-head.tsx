import { studentAt } from "@hearthbook/core/paths/app-paths"
import { fullName } from "@hearthbook/core/names/names"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Anchor, Group, Text, Title } from "@mantine/core"
import { Link } from "wouter"
import { formatGradeLevel } from "../../lib/format.ts"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"

/** The head of a child's card. */
export function StudentHead({ student }: { student: StudentSummary }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <ChildAvatar child={student} size={44} />
      <div style={{ minWidth: 0 }}>
        <Title order={2} fz="md" lh={1.35}>
          <Anchor component={Link} href={studentAt(student)} inherit c="inherit">
            {fullName(student)}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed">
          {formatGradeLevel(student.grade_level)}
        </Text>
      </div>
    </Group>
  )
}
