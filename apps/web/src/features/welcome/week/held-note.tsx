import { groupBy } from "@hearthbook/core/lists/group-by"
import { Stack, Text } from "@mantine/core"
import { listOf } from "../../../lib/format.ts"
import type { Learner } from "../setup-form/learners.ts"
import { dayName } from "./day-name.ts"
import type { HeldSubjects } from "../setup-form/held-subjects.ts"

type Props = { learners: Learner[]; held: HeldSubjects }

/** Says which subjects meet already, so that a parent does not miss them in the proposed week. Empty if there are none. */
export function HeldNote({ learners, held }: Props) {
  const lines = learners.flatMap((learner) => linesOf(learner, held))
  if (lines.length === 0) return null
  return (
    <Stack gap={2} role="note" aria-label="Classes that stay as they are">
      {lines.map((line) => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
    </Stack>
  )
}

/** 'Ada: Math and Reading already meet on Mon, Tue, and Wed.' for each group of subjects that meet on the same days. */
function linesOf(learner: Learner, { daysOf }: HeldSubjects): string[] {
  const meeting = learner.subjects.flatMap(({ name }) => {
    const days = daysOf(learner, name)
    return days.length > 0 ? [{ name, days: listOf(days.map((day) => dayName(day).slice(0, 3))) }] : []
  })
  return [...groupBy(meeting, ({ days }) => days)].map(([days, subjects]) => {
    const names = listOf(subjects.map(({ name }) => name))
    return `${learner.first_name}: ${names} already ${subjects.length === 1 ? "meets" : "meet"} on ${days}.`
  })
}
