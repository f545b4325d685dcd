import { addDays } from "@hearthbook/api/rules/time/days"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { Menu } from "@mantine/core"
import { IconArrowRight, IconCalendarCheck, IconPlayerSkipForward, IconPlayerTrackNext } from "@tabler/icons-react"
import { shortTitle } from "../../../lib/short-title.ts"
import { useToday } from "../../../session/use-session.ts"
import { useMoveNow } from "./use-move-now.ts"

const icon = { size: 18, stroke: 1.5 }

/** Menu items that move a lesson to tomorrow or to the next school day. Each is done at once and can be undone. */
export function MoveNowItems({ lesson: { id, title } }: { lesson: LessonView }) {
  const move = useMoveNow()
  const today = useToday()
  const name = `“${shortTitle(title, 32)}”`
  const only = { lesson_ids: [id] }
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowRight {...icon} />}
        onClick={() => move(only, { kind: "move", to: addDays(today, 1) }, `${name} moved to tomorrow.`)}
      >
        Tomorrow
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCalendarCheck {...icon} />}
        onClick={() => move(only, { kind: "shift", meeting_days: 1 }, `${name} moved to the next school day.`)}
      >
        Next school day
      </Menu.Item>
    </>
  )
}

/** The same, and the items that move a lesson with all after it, or skip it. For a lesson that can be moved and has a day. */
export function LaterLessonItems({ lesson }: { lesson: LessonView }) {
  const move = useMoveNow()
  const { id, curriculum_id, title } = lesson
  const name = `“${shortTitle(title, 32)}”`
  return (
    <>
      <MoveNowItems lesson={lesson} />
      <Menu.Item
        leftSection={<IconPlayerTrackNext {...icon} />}
        onClick={() =>
          move(
            { curriculum_id, from: id },
            { kind: "shift", meeting_days: 1 },
            `${name} and everything after it moved by a day.`,
          )
        }
      >
        This and all after
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPlayerSkipForward {...icon} />}
        onClick={() => move({ lesson_ids: [id] }, { kind: "skip" }, `${name} skipped.`)}
      >
        Skip
      </Menu.Item>
      <Menu.Divider />
    </>
  )
}
