import type { GradeView } from "@hearthbook/api/schemas/grade"
import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { AverageFigure } from "../../../entities/grade/subject-averages.tsx"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { assignmentAt, paths } from "../../../lib/paths.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./recent-work.module.css"

/** The newest grades. Each leads to its assignment. */
export function RecentWork({ student, grades }: { student: StudentSummary; grades: GradeView[] }) {
  return (
    <Section title="Recent work" more={{ of: "assignments", href: `${paths.assignments}?student=${student.id}` }}>
      {grades.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is graded yet.
        </Text>
      ) : (
        <ul className={classes.rows}>
          {grades.map((grade) => (
            <li key={grade.id} className={classes.row}>
              <div>
                <Anchor
                  component={Link}
                  href={assignmentAt({ id: grade.assignment_id })}
                  size="sm"
                  fw={600}
                  c="inherit"
                >
                  {grade.assignment.title}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {grade.subject.name} · {formatDayOfMoment(grade.updated_at)}
                </Text>
              </div>
              <AverageFigure shown_percent={grade.percentage} letter_grade={grade.letter_grade} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
