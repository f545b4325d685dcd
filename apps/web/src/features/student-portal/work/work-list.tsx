import { isUnderway, isWaiting, shownStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Group, Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import { studentWorkAt } from "../../../lib/paths.ts"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { ChildDue } from "../child-due.tsx"
import classes from "../work.module.css"

/** Work as lines that open it. */
export function WorkList({ assignments }: { assignments: AssignmentView[] }) {
  return (
    <Stack component="ul" gap={0} p={0} m={0}>
      {assignments.map((assignment) => (
        <WorkLine key={assignment.id} assignment={assignment} />
      ))}
    </Stack>
  )
}

function WorkLine({ assignment }: { assignment: AssignmentView }) {
  const { title, subject, due_date, status, effective_status } = assignment
  return (
    <li className={classes.line}>
      <Link href={studentWorkAt(assignment)} className={classes.link}>
        <Text span inherit lineClamp={2}>
          {title}
        </Text>
      </Link>
      <Group gap="md" style={{ rowGap: 4 }}>
        <SubjectBadge subject={subject} size="md" />
        <ChildDue due_date={due_date} quiet status={status} />
        {(isWaiting(status) || isUnderway(status)) && (
          <StatusBadge status={status} late={shownStatus(status, effective_status).late} />
        )}
      </Group>
    </li>
  )
}
