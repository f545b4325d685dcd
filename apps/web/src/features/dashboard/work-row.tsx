import type { StudentSummary } from "@hearthbook/api/schemas/student"
import type { SubjectSummary } from "@hearthbook/api/schemas/subject"
import { Group, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { ChildAvatar } from "../../ui/child-avatar.tsx"
import { SubjectMark } from "../../ui/subject-mark.tsx"
import classes from "./work-row.module.css"

type Props = { child?: StudentSummary; title: string; subject: SubjectSummary; below: ReactNode; aside?: ReactNode }

/** One piece of work in a list: whose, what, in which subject, and how it stands. */
export function WorkRow({ child, title, subject, below, aside }: Props) {
  return (
    <li className={classes.row}>
      {child && <ChildAvatar child={child} size={40} />}
      <div className={classes.text}>
        <Text fw={600} lineClamp={2} lh={1.35}>
          {title}
        </Text>
        <Group gap="xs" mt={2} c="dimmed" wrap="nowrap">
          {child && (
            <Text size="sm" className={classes.name}>
              {child.first_name}
            </Text>
          )}
          <SubjectMark subject={subject} />
        </Group>
        {below}
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </li>
  )
}
