import { fullName } from "@hearthbook/core/names/names"
import type { Achievement, ProgressView } from "@hearthbook/api/work/progress"
import { Card, Group, Stack, Text } from "@mantine/core"
import { formatDayOfMoment, formatPoints } from "../../lib/format.ts"
import { formatGradePercent } from "../../lib/grade-percent.ts"
import { SubjectBadge } from "../../entities/subject/subject-badge.tsx"
import classes from "./achievement-card.module.css"
import { StudentHead } from "./student-head.tsx"

/** A child's newest high scores, at most three. */
export function AchievementCard({ progress: { student, achievements } }: { progress: ProgressView }) {
  return (
    <Card component="article" aria-label={fullName(student)}>
      <Stack gap="md">
        <StudentHead student={student} />
        {achievements.length === 0 ? (
          <Text size="sm" c="dimmed">
            No recent high scores
          </Text>
        ) : (
          <ul className={classes.list}>
            {achievements.map((achievement) => (
              <HighScore key={achievement.grade_id} achievement={achievement} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

function HighScore({ achievement }: { achievement: Achievement }) {
  const { title, subject, percentage, letter_grade, points_earned, points_possible, graded_at } = achievement
  return (
    <li className={classes.score}>
      <div className={classes.text}>
        <Text fw={600} lh={1.35} style={{ overflowWrap: "anywhere" }}>
          {title}
        </Text>
        <Group gap={4} mt={2} style={{ columnGap: 12 }}>
          <SubjectBadge subject={subject} />
          <Text size="sm" c="dimmed" className="figures">
            Graded: {formatDayOfMoment(graded_at)}
          </Text>
        </Group>
      </div>
      <Text className="figures" fw={650} size="lg" lh={1.25} ta="end" flex="none">
        {letter_grade}
        <Text
          span
          display="block"
          size="sm"
          c="dimmed"
          fw={500}
          title={`${formatPoints(points_earned, points_possible)} points`}
        >
          {formatGradePercent(percentage, letter_grade)}
        </Text>
      </Text>
    </li>
  )
}
