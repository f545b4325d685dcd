import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Paper, Stack, Text, Title } from "@mantine/core"
import { SubjectMark } from "../../ui/subject-mark.tsx"
import { ChildDue } from "./child-due.tsx"
import classes from "./work.module.css"

/** The one thing to do now. */
export function NextUp({ assignment }: { assignment: AssignmentView }) {
  const { title, subject, due_date, description } = assignment
  return (
    <Paper component="section" withBorder shadow="sm" radius="lg" className={classes.next} aria-label="Next up">
      <Stack gap="xs">
        <Text component="h2" className={classes.label}>
          Next up
        </Text>
        <Title order={3} className={classes.nextTitle}>
          {title}
        </Title>
        <SubjectMark subject={subject} size="md" />
        <ChildDue due_date={due_date} />
        {description && (
          <Text lineClamp={4} style={{ whiteSpace: "pre-line" }}>
            {description}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
