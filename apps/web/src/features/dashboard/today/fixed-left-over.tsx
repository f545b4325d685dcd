import type { FixedLesson } from "@hearthbook/api/records/dashboard"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Anchor, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core"
import { Suspense, useState } from "react"
import { MoveFixedModal } from "../../../entities/lesson/menu/lazy-parts.ts"
import { useLessonChange } from "../../../entities/lesson/use-lesson-change.ts"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatMonthDay } from "../../../lib/week-labels.ts"
import { useKeptOpen } from "../../../ui/url/use-open-state-in-url.ts"

type Props = {
  /** The earliest missed lessons whose day is fixed. */
  lessons: FixedLesson[]
  /** The number of all of them. */
  count: number
  students: StudentSummary[]
}

/** The number of lines at first. */
const most = 3

/** Missed lessons whose day is fixed, a line each. No move of several lessons takes them. */
export function FixedLeftOver({ lessons, count, students }: Props) {
  const [isAll, setAll] = useKeptOpen("fixed left over")
  const [moving, setMoving] = useState<FixedLesson | null>(null)
  const more = count - lessons.length
  return (
    <Stack gap="xs">
      {lessons.slice(0, isAll ? undefined : most).map((lesson) => (
        <FixedLine
          key={lesson.id}
          lesson={lesson}
          student={students.find(({ id }) => id === lesson.student_id)}
          onMove={() => setMoving(lesson)}
        />
      ))}
      {lessons.length > most && (
        <Anchor component="button" type="button" size="sm" fw={600} ta="start" onClick={() => setAll(!isAll)}>
          {isAll ? "Show fewer" : `Show all ${count} with a fixed day`}
        </Anchor>
      )}
      {isAll && more > 0 && (
        <Text size="sm" c="dimmed">
          and {more} later ones, which show here when these are done
        </Text>
      )}
      {moving && (
        <Suspense>
          <MoveFixedModal lesson={moving} onClose={() => setMoving(null)} />
        </Suspense>
      )}
    </Stack>
  )
}

type LineProps = { lesson: FixedLesson; student: StudentSummary | undefined; onMove: () => void }

/** 'Fixed for Nov 24 and not done: Unit test (Ann)', with what can be done about it. */
function FixedLine({ lesson: { id, title, planned_date }, student, onMove }: LineProps) {
  const { change } = useLessonChange(id)
  const name = `“${shortTitle(title, 48)}”`
  const restore = { status: "planned", together: true } as const
  return (
    <Group gap="xs" justify="space-between">
      <Text className="figures" style={{ overflowWrap: "anywhere" }} flex="1 1 240px">
        Fixed for {formatMonthDay(dayOf(planned_date))} and not done: {title}
        {student && ` (${shortNameOf(student)})`}
      </Text>
      <SimpleGrid cols={3} spacing="xs" flex={{ base: "1 1 100%", xs: "none" }}>
        <Button
          size="sm"
          variant="default"
          aria-label={`Done: ${title}`}
          onClick={() => change({ status: "done", together: true }, restore, `${name} is done.`)}
        >
          Done
        </Button>
        <Button size="sm" variant="default" aria-label={`Move… ${title}`} onClick={onMove}>
          Move…
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={`Skip ${title}`}
          onClick={() => change({ status: "skipped" }, { status: "planned" }, `${name} skipped.`)}
        >
          Skip
        </Button>
      </SimpleGrid>
    </Group>
  )
}
