import { Group } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { AverageFigure } from "../../../entities/grade/subject-averages.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import cards from "../work-card.module.css"

/** The child's courses of this year with their grades so far. Renders nothing until something is graded. */
export function CourseGrades() {
  const [courses] = trpc.courseResults.grades.useSuspenseQuery({})
  const graded = courses.filter(({ shown_percent }) => shown_percent !== null)
  if (graded.length === 0) return null
  return (
    <Section title="My courses so far">
      <ul className={cards.list}>
        {graded.map(({ curriculum_id, title, subject, shown_percent, letter }) => (
          <Group key={curriculum_id} component="li" justify="space-between" wrap="nowrap">
            <SubjectBadge subject={{ ...subject, name: title }} size="md" />
            <AverageFigure shown_percent={shown_percent} letter_grade={letter} />
          </Group>
        ))}
      </ul>
    </Section>
  )
}
