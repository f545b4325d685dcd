import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Anchor, Stack, Title } from "@mantine/core"
import { countOf } from "../../../lib/format.ts"
import { useKeptOpen } from "../../../ui/url/use-open-state-in-url.ts"
import classes from "../course-list.module.css"
import { WorkItem } from "./work-item.tsx"

/** Rows that are shown before 'Show all'. */
const most = 15

/** A part of a course's assignments under its heading. Renders nothing if it is empty. */
export function WorkList({ title, assignments }: { title: string; assignments: AssignmentView[] }) {
  const [all, setAll] = useKeptOpen(title)
  if (assignments.length === 0) return null
  const shown = all ? assignments : assignments.slice(0, most)
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <ul className={classes.list}>
        {shown.map((assignment) => (
          <WorkItem key={assignment.id} assignment={assignment} />
        ))}
      </ul>
      {assignments.length > most && (
        <Anchor component="button" type="button" size="sm" fw={600} ta="start" onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show all ${countOf(assignments.length, "assignment")}`}
        </Anchor>
      )}
    </Stack>
  )
}
