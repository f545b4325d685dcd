import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Stack, Text } from "@mantine/core"
import classes from "../../ui/row.module.css"
import { SubjectMark } from "../../ui/subject-mark.tsx"
import { ChildDue } from "./child-due.tsx"

/** Work in a row of lines, soonest first. */
export function WorkList({ assignments }: { assignments: AssignmentView[] }) {
  return (
    <Stack component="ul" gap={0} p={0} m={0}>
      {assignments.map(({ id, title, subject, due_date }) => (
        <li key={id} className={classes.row}>
          <div className={classes.text}>
            <Text fw={600}>{title}</Text>
            <SubjectMark subject={subject} />
          </div>
          <ChildDue due_date={due_date} quiet />
        </li>
      ))}
    </Stack>
  )
}
