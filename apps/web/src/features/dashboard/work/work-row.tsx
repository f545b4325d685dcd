import type { StudentSummary } from "@hearthbook/api/schemas/student"
import type { SubjectSummary } from "@hearthbook/api/schemas/subject"
import { Anchor, Group, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import classes from "./work-row.module.css"
import { shortNameOf } from "../../../lib/short-names.ts"

type Props = {
  child?: StudentSummary
  title: string
  /** A page with the details. */
  href?: string
  subject: SubjectSummary
  below: ReactNode
  aside?: ReactNode
  /** Fields shown next to the row on a desktop, below it on a phone. */
  under?: ReactNode
}

/** An assignment in a list: child, title, subject and status. */
export function WorkRow({ child, title, href, subject, below, aside, under }: Props) {
  return (
    <li className={classes.row} data-wide={under ? true : undefined}>
      <div className={classes.what}>
        {child && <ChildAvatar child={child} size={40} />}
        <div className={classes.text}>
          {href ? (
            // The link truncates its own text: truncating around it would clip the focus ring.
            <Anchor component={Link} href={href} c="inherit" fw={600} lineClamp={2} lh={1.35}>
              {title}
            </Anchor>
          ) : (
            <Text fw={600} lh={1.35}>
              {title}
            </Text>
          )}
          <Group gap="xs" mt={2} c="dimmed" wrap="nowrap">
            {child && (
              <Text size="sm" className={classes.name}>
                {shortNameOf(child)}
              </Text>
            )}
            <SubjectBadge subject={subject} />
          </Group>
          {below}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {under && <div className={classes.under}>{under}</div>}
    </li>
  )
}
