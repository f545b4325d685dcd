import type { GradeView } from "@hearthbook/api/work/grade"
import { Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import { paths, studentWorkAt } from "../../../lib/paths.ts"
import { FoldedSection } from "../../../ui/layout/folded-section.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { GradeFigure, noGrades } from "../grade-figure.tsx"
import classes from "../work.module.css"

/** The newest grades. */
export function RecentGrades({ grades }: { grades: GradeView[] }) {
  return (
    <FoldedSection title="Recent Grades" more={{ of: "your grades", href: paths.studentGrades }}>
      {grades.length === 0 && <Text c="dimmed">{noGrades}</Text>}
      <Stack component="ul" gap={0} p={0} m={0}>
        {grades.map((grade) => (
          <li key={grade.id} className={`${classes.line} ${classes.graded}`}>
            <div className={classes.what}>
              <Link href={studentWorkAt(grade.assignment)} className={classes.link}>
                <Text span inherit lineClamp={2}>
                  {grade.assignment.title}
                </Text>
              </Link>
              <SubjectBadge subject={grade.subject} size="md" />
            </div>
            <GradeFigure grade={grade} />
          </li>
        ))}
      </Stack>
    </FoldedSection>
  )
}
