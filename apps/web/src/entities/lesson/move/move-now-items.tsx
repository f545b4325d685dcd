import { addDays } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Menu } from "@mantine/core"
import { IconArrowRight, IconCalendarCheck, IconPlayerSkipForward, IconPlayerTrackNext } from "@tabler/icons-react"
import { shortTitle } from "../../../lib/short-title.ts"
import { useToday } from "../../../session/use-session.ts"
import { useLessonChange } from "../use-lesson-change.ts"
import { useMoveNow } from "./use-move-now.ts"

type Props = { lesson: LessonView }

const icon = { size: 18, stroke: 1.5 }

const nameOf = ({ title }: LessonView) => `“${shortTitle(title, 32)}”`

/** Menu items that move a lesson to tomorrow, or from its day to the next school day. Each is done at once and can be undone. */
export function MoveNowItems({ lesson }: Props) {
  const move = useMoveNow()
  const today = useToday()
  const name = nameOf(lesson)
  const only = { lesson_ids: [lesson.id] }
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowRight {...icon} />}
        onClick={() => move(only, { kind: "move", to: addDays(today, 1) }, `${name} moved to tomorrow.`)}
      >
        Tomorrow
      </Menu.Item>
      {lesson.planned_date !== null && (
        <Menu.Item
          leftSection={<IconCalendarCheck {...icon} />}
          onClick={() => move(only, { kind: "shift", meeting_days: 1 }, `${name} moved to the next school day.`)}
        >
          Next school day
        </Menu.Item>
      )}
    </>
  )
}

/** A menu item that moves a lesson that has a day, and all after it in the course, by a meeting day. */
export function MoveAllAfterItem({ lesson }: Props) {
  const move = useMoveNow()
  const { id, curriculum_id } = lesson
  return (
    <Menu.Item
      leftSection={<IconPlayerTrackNext {...icon} />}
      onClick={() =>
        move(
          { curriculum_id, from: id },
          { kind: "shift", meeting_days: 1 },
          `${nameOf(lesson)} and everything after it moved by a day.`,
        )
      }
    >
      This and all after
    </Menu.Item>
  )
}

/** A menu item that skips a lesson. One whose day is fixed is skipped alone, since no move of several takes it. */
export function SkipItem({ lesson }: Props) {
  const move = useMoveNow()
  const { change } = useLessonChange(lesson.id)
  const message = `${nameOf(lesson)} skipped.`
  return (
    <Menu.Item
      leftSection={<IconPlayerSkipForward {...icon} />}
      onClick={() =>
        lesson.pinned
          ? change({ status: "skipped" }, { status: "planned" }, message)
          : move({ lesson_ids: [lesson.id] }, { kind: "skip" }, message)
      }
    >
      Skip
    </Menu.Item>
  )
}

/** All of them, above other items of a menu. For a lesson that can be moved and has a day. */
export function LaterLessonItems({ lesson }: Props) {
  return (
    <>
      <MoveNowItems lesson={lesson} />
      <MoveAllAfterItem lesson={lesson} />
      <SkipItem lesson={lesson} />
      <Menu.Divider />
    </>
  )
}
