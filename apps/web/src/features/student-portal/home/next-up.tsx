import { isUnderway } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Group, Paper, Stack, Text, Title } from "@mantine/core"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { ChildDue } from "../child-due.tsx"
import classes from "../work.module.css"
import { NextWork, NextWorkLinks } from "./next-work.tsx"

/** The next work, if it is not one of today's steps. */
export function NextUp({ assignment }: { assignment: AssignmentView }) {
  const { title, subject, due_date, status } = assignment
  return (
    <Paper component="section" withBorder shadow="sm" radius="lg" className={classes.next} aria-label="Next up">
      <Stack gap="sm">
        <Text component="h2" className={classes.label}>
          Next up
        </Text>
        <Title order={3} className={classes.nextTitle}>
          {title}
        </Title>
        <Group gap="md" style={{ rowGap: 6 }}>
          <SubjectBadge subject={subject} size="md" />
          <ChildDue due_date={due_date} status={status} />
          {isUnderway(status) && <StatusBadge status={status} />}
        </Group>
        <Group gap="sm">
          <NextWorkLinks assignment={assignment} />
        </Group>
        <NextWork assignment={assignment} />
      </Stack>
    </Paper>
  )
}
