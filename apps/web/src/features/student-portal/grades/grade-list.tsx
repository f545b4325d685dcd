import type { GradeView } from "@hearthbook/api/work/grade"
import { Group, Paper, Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { studentWorkAt } from "../../../lib/paths.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { GradeFigure, noGrades } from "../grade-figure.tsx"
import { ShowMore } from "../show-more.tsx"
import { useGradePages } from "../use-pages.ts"
import cards from "../work-card.module.css"
import classes from "../work.module.css"
import { GradesSketch } from "../../../entities/grade/grades-sketch.tsx"

/** The child's grades, newest first. */
export function GradeList() {
  const { data, ...pages } = useGradePages()
  const grades = data.pages.flat()
  if (grades.length === 0)
    return <EmptyState title={noGrades} text="When your work is graded, you see it here." picture={<GradesSketch />} />
  return (
    <Stack gap="lg" data-wide>
      <ul className={cards.list}>
        {grades.map((grade) => (
          <li key={grade.id} className={cards.item}>
            <GradeCard grade={grade} />
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} />
    </Stack>
  )
}

function GradeCard({ grade }: { grade: GradeView }) {
  const { assignment, subject, feedback, created_at } = grade
  return (
    <Paper component="article" withBorder shadow="sm" p="md" className={cards.card} aria-label={assignment.title}>
      <div className={classes.graded}>
        <div className={classes.what}>
          <Link href={studentWorkAt(assignment)} className={classes.link}>
            {assignment.title}
          </Link>
          <Group gap="md" style={{ rowGap: 6 }}>
            <SubjectBadge subject={subject} size="md" />
            <Text c="dimmed" className="figures">
              {formatDayOfMoment(created_at)}
            </Text>
          </Group>
        </div>
        <GradeFigure grade={grade} />
      </div>
      {feedback && (
        <Text className={cards.feedback} style={{ whiteSpace: "pre-line" }}>
          {feedback}
        </Text>
      )}
    </Paper>
  )
}
