import { turnInLabels } from "@hearthbook/core/names/labels"
import { fullName } from "@hearthbook/core/names/names"
import { isToDo, isWaiting, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Group, Stack, Text } from "@mantine/core"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { AssignmentFacts } from "../assignment-facts.tsx"
import type { OpenTask } from "./assignment-menu.tsx"

type Props = { assignment: AssignmentView; /** The status as shown. */ status: AssignmentStatus; onOpen: OpenTask }

/** The details of an assignment below its row, with its main actions. */
export function OpenedAssignment({ assignment, status, onOpen }: Props) {
  return (
    <Stack gap="md" component="section" aria-label={`Details of ${assignment.title}`}>
      <Group gap="xs" c="dimmed">
        <Text span size="sm">
          {fullName(assignment.student)}
        </Text>
        <SubjectBadge subject={assignment.subject} />
      </Group>
      <AssignmentFacts assignment={assignment} />
      <Group gap="xs" className="screen-only">
        <Button variant="default" size="sm" onClick={() => onOpen("edit", assignment)}>
          Edit
        </Button>
        {isToDo(status) && (
          <Button variant="default" size="sm" onClick={() => onOpen("submit", assignment)}>
            {turnInLabels.turn_in}
          </Button>
        )}
        {isWaiting(status) && (
          <Button size="sm" onClick={() => onOpen("grade", assignment)}>
            Grade Assignment
          </Button>
        )}
      </Group>
    </Stack>
  )
}
