import type { StudentSummary } from "@hearthbook/api/family/student"
import type { SubjectSummary } from "@hearthbook/api/family/subject"
import { Anchor } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import classes from "./work-row.module.css"

type Props = {
  child?: StudentSummary
  title: string
  /** The page with the details. A long title is cut, and stands there in full. */
  href: string
  subject: SubjectSummary
  /** Text after the subject, such as the status. */
  note?: string | null
  /** The due day, or the day of the grade. */
  day: ReactNode
  aside?: ReactNode
  /** Fields shown next to the row on a desktop, below it on a phone. */
  under?: ReactNode
}

/** An assignment in a list: child, title, subject and day. */
export function WorkRow({ child, title, href, subject, note, day, aside, under }: Props) {
  return (
    <li className={classes.row} data-wide={under ? true : undefined}>
      <div className={classes.what}>
        {child && <ChildAvatar child={child} size={28} />}
        <div className={classes.text}>
          <Anchor component={Link} href={href} c="inherit" className={classes.title}>
            {title}
          </Anchor>
          <div className={classes.facts}>
            <span>{[child && shortNameOf(child), subject.name, note].filter(Boolean).join(" · ")}</span>
            {day}
          </div>
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {under && <div className={classes.under}>{under}</div>}
    </li>
  )
}
