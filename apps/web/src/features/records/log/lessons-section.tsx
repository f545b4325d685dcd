import type { RecordsView } from "@hearthbook/api/records/records"
import type { SubjectView } from "@hearthbook/api/family/subject"
import { Paper, Stack, Text } from "@mantine/core"
import { countOf, dayOf } from "../../../lib/format.ts"
import { formatMonthDay } from "../../../lib/week-labels.ts"
import { ShowAllButton, useFirstItems } from "../../../ui/layout/first-items.tsx"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import classes from "./lessons-section.module.css"

type Props = { lessons: RecordsView["lessons"]; subjects: SubjectView[] }

/** The lessons that were done, the latest first, with what was read or used. */
export function LessonsSection({ lessons, subjects }: Props) {
  const list = useFirstItems(lessons.toReversed(), 12)
  const nameOf = (id: string) => subjects.find((subject) => subject.id === id)?.name ?? ""
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Lessons done">
      <Stack gap="sm">
        <SectionHead title="Lessons done" part={lessons.length > 0 && String(lessons.length)} size="h4" />
        {lessons.length === 0 ? (
          <Text size="sm" c="dimmed">
            No lesson of this year is done yet.
          </Text>
        ) : (
          <ul className={classes.list}>
            {list.shown.map(({ id, date, subject_id, title, resources, recorded_late }) => (
              <li key={id}>
                <span className={classes.day}>{formatMonthDay(dayOf(date))}</span>
                <span>
                  {title} <span className={classes.about}>{nameOf(subject_id)}</span>
                  {resources.length > 0 && <span className={classes.about}> · {resources.join(", ")}</span>}
                  {recorded_late && <span className={classes.about}> · recorded later</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
        <ShowAllButton list={list} all={countOf(lessons.length, "lesson")} />
      </Stack>
    </Paper>
  )
}
