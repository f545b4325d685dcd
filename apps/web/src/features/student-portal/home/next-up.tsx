import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { IconArrowRight } from "@tabler/icons-react"
import { Link } from "wouter"
import { studentWorkAt } from "../../../lib/paths.ts"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { ChildDue } from "../child-due.tsx"
import { SubmitPanel } from "../submit/submit-panel.tsx"
import { StartButton } from "../work/start-button.tsx"
import classes from "../work.module.css"

/** The next work, with everything needed to do it and hand it in. */
export function NextUp({ assignment }: { assignment: AssignmentView }) {
  const { title, subject, due_date, description, instructions, status } = assignment
  const words = instructions ?? description
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
          {status === "in_progress" && <StatusBadge status={status} />}
        </Group>
        {words && (
          <Text lineClamp={4} style={{ whiteSpace: "pre-line" }}>
            {words}
          </Text>
        )}
        <Group gap="sm" my={4}>
          <StartButton assignment={assignment} />
          <Button
            component={Link}
            href={studentWorkAt(assignment)}
            variant="default"
            h={44}
            rightSection={<IconArrowRight size={20} stroke={1.5} aria-hidden />}
          >
            Open
          </Button>
        </Group>
        <SubmitPanel assignment={assignment} compact />
      </Stack>
    </Paper>
  )
}
