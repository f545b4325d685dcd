import { isSkipped } from "@hearthbook/core/planning/lesson-status"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Menu } from "@mantine/core"
import {
  IconArrowRight,
  IconCalendarCheck,
  IconCalendarEvent,
  IconListDetails,
  IconPin,
  IconPinnedOff,
  IconPlayerSkipForward,
  IconRotateClockwise,
} from "@tabler/icons-react"
import { useLocation } from "wouter"
import type { OfferedMove } from "../../entities/lesson/move/move-actions.ts"
import { MoveNowItems } from "../../entities/lesson/move/move-now-items.tsx"
import { useLessonChange } from "../../entities/lesson/use-lesson-change.ts"
import { lessonAt } from "../../lib/paths.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { EditItem, RowMenu } from "../../ui/menus/row-menu.tsx"

export type LessonForm = "done-on" | "move-fixed"

type Props = {
  lesson: LessonView
  /** True if the lesson is still to do. */
  isOpen: boolean
  /** False in a course whose lessons have no days. */
  hasDays: boolean
  /** Opens an action on this lesson, or on this one and all that follow. */
  onMove: (kind: OfferedMove, id: string, isFrom: boolean) => void
  onForm: (form: LessonForm, lesson: LessonView) => void
}

const icon = { size: 18, stroke: 1.5 }

/** The menu of a lesson in a course's plan. */
export function LessonItemMenu(props: Props) {
  return (
    <RowMenu of={props.lesson.title}>
      <Items {...props} />
    </RowMenu>
  )
}

/** The actions, mounted with the menu. What is done at once can be undone. */
function Items({ lesson, isOpen, hasDays, onMove, onForm }: Props) {
  const { id, title, status, planned_date, pinned, together_id } = lesson
  const { change } = useLessonChange(id)
  const [, navigate] = useLocation()
  const name = `“${shortTitle(title, 40)}”`
  const together = together_id !== null || undefined
  return (
    <>
      <EditItem onClick={() => navigate(lessonAt(lesson))} />
      {isSkipped(status) && (
        <Menu.Item
          leftSection={<IconRotateClockwise {...icon} />}
          onClick={() =>
            change({ status: "planned", together }, { status: "skipped", together }, `${name} is to do again.`)
          }
        >
          Plan again
        </Menu.Item>
      )}
      {isOpen && (
        <>
          <Menu.Item leftSection={<IconCalendarCheck {...icon} />} onClick={() => onForm("done-on", lesson)}>
            Done on another day…
          </Menu.Item>
          {hasDays && planned_date !== null && (
            <Menu.Item
              leftSection={pinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
              onClick={() =>
                change({ pinned: !pinned }, { pinned }, `${name} is ${pinned ? "released from" : "fixed to"} its day.`)
              }
            >
              {pinned ? "Release from this day" : "Fix to this day"}
            </Menu.Item>
          )}
          {hasDays && !pinned && planned_date !== null && <MoveNowItems lesson={lesson} />}
          {hasDays && (
            <Menu.Item
              leftSection={<IconCalendarEvent {...icon} />}
              onClick={() => (pinned ? onForm("move-fixed", lesson) : onMove("move", id, false))}
            >
              Move…
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconPlayerSkipForward {...icon} />}
            onClick={() =>
              pinned
                ? change({ status: "skipped" }, { status: "planned" }, `${name} skipped.`)
                : onMove("skip", id, false)
            }
          >
            Skip
          </Menu.Item>
          {hasDays && !pinned && (
            <>
              <Menu.Label>This and all after</Menu.Label>
              <Menu.Item leftSection={<IconArrowRight {...icon} />} onClick={() => onMove("shift", id, true)}>
                Push back
              </Menu.Item>
              <Menu.Item leftSection={<IconListDetails {...icon} />} onClick={() => onMove("catch_up", id, true)}>
                Catch up
              </Menu.Item>
            </>
          )}
        </>
      )}
    </>
  )
}
