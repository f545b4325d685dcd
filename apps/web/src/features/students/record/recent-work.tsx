import type { StudentSummary } from "@hearthbook/api/family/student"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { AverageFigure } from "../../../entities/grade/subject-averages.tsx"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { paths } from "../../../lib/paths.ts"
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts"
import { ShowAllButton, useFirstItems } from "../../../ui/layout/first-items.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import type { FinishedWork } from "./finished-work.ts"
import classes from "./recent-work.module.css"

/** The latest work: graded, turned in, and lessons done. Each row leads to its page. */
export function RecentWork({ student, work }: { student: StudentSummary; work: FinishedWork[] }) {
  const list = useFirstItems(work, useIsPhone() ? 5 : 20)
  return (
    <Section title="Recent work" more={{ of: "assignments", href: `${paths.assignments}?student=${student.id}` }}>
      {work.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is done yet.
        </Text>
      ) : (
        <ul className={classes.rows}>
          {list.shown.map(({ id, href, title, subject, moment, note, grade }) => (
            <li key={id} className={classes.row}>
              <div>
                <Anchor component={Link} href={href} size="sm" fw={600} c="inherit">
                  {title}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {subject} · {formatDayOfMoment(moment)}
                </Text>
              </div>
              {grade ? (
                <AverageFigure shown_percent={grade.percentage} letter_grade={grade.letter_grade} />
              ) : (
                <Text size="sm" c="dimmed" flex="none">
                  {note}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      <ShowAllButton list={list} all={`${work.length}`} />
    </Section>
  )
}
