import { fullName } from "@hearthbook/core/names/names"
import { semesterLabels } from "@hearthbook/core/names/labels"
import { progressPercent } from "@hearthbook/core/grading/progress"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Button, Card, Group, Text } from "@mantine/core"
import { countOf, formatGradeLevel } from "../../lib/format.ts"
import { CardButton } from "../../ui/layout/card-button.tsx"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { ProgressLine } from "../../ui/layout/progress-line.tsx"
import { CurriculumMenu, curriculumLabel, type CurriculumActions } from "./curriculum-menu.tsx"
import { SubjectTile } from "../../entities/subject/subject-badge.tsx"
import { ForecastLine } from "../../entities/curriculum/forecast-line.tsx"
import { courseAt } from "../../lib/paths.ts"
import { useToday } from "../../session/use-session.ts"
import { Link } from "wouter"
import classes from "./curriculum-card.module.css"
import { providerName } from "../../entities/curriculum/curriculum-name.ts"

type Props = CurriculumActions & { curriculum: CurriculumView }

/** A curriculum with everything about it at a glance. */
export function CurriculumCard({ curriculum, ...actions }: Props) {
  const today = useToday()
  const { student, subject, assignment_count, graded_count, lesson_count, forecast } = curriculum
  const name = curriculumLabel(curriculum)

  return (
    <Card component="article" aria-label={name}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Group gap="sm" wrap="nowrap" align="flex-start" miw={0}>
          <SubjectTile subject={subject} />
          <div style={{ minWidth: 0 }}>
            <CardButton onClick={actions.onDetails} label={`View details of ${name}`}>
              {subject.name}
            </CardButton>
            <Text size="sm" c="dimmed" className="figures">
              {curriculum.academic_year} · {semesterLabels[curriculum.semester]}
            </Text>
          </div>
        </Group>
        <CurriculumMenu {...{ curriculum, ...actions }} />
      </Group>
      <Group gap="xs" wrap="nowrap" mt="md">
        <ChildAvatar child={student} size={28} />
        <Text size="sm" miw={0} style={{ overflowWrap: "anywhere" }}>
          {fullName(student)}
        </Text>
        <Text size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
          {formatGradeLevel(student.grade_level)}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" mt={6} style={{ overflowWrap: "anywhere" }}>
        {providerName(curriculum)}
      </Text>
      <ProgressLine
        mt="md"
        label="Progress"
        percent={progressPercent({ graded: graded_count, total: assignment_count })}
        none="No assignments yet"
      />
      {assignment_count > 0 && (
        <Text size="sm" c="dimmed" mt="sm" className="figures">
          {graded_count} of {countOf(assignment_count, "assignment")} graded
        </Text>
      )}
      <div style={{ marginTop: 12 }}>
        <ForecastLine forecast={forecast} today={today} isCompact />
      </div>
      <Button
        component={Link}
        href={courseAt(curriculum)}
        variant="light"
        fullWidth
        mt="sm"
        aria-label={`Plan of ${name}`}
        className={classes.plan}
      >
        {lesson_count > 0 ? "Open the plan" : "Plan the lessons"}
      </Button>
    </Card>
  )
}
