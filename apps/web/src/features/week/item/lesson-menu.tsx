import { addDays, type Day } from "@hearthbook/api/rules/time/days"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { ActionIcon, Menu } from "@mantine/core"
import { IconDots } from "@tabler/icons-react"
import { useMoveNow } from "../../../entities/lesson/move/use-move-now.ts"
import { CancelClassItem } from "../../../entities/schedule/cancel-class-item.tsx"
import { useLessonChange } from "../../../entities/lesson/use-lesson-change.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import classes from "../../../entities/board/chip-menu.module.css"

/** A class on a day. */
export type HeldClass = { row: ClassView; day: Day }

type Props = {
  lesson: LessonView
  today: Day
  /** The class that the lesson fills, which can be canceled on its day. */
  held?: HeldClass
  /** Null if the lesson is in a course whose lessons have no days. */
  onMove: (() => void) | null
}

/**
 * The actions on a lesson. Each is done at once and can be undone; Move… opens a dialog for other days. A lesson whose day is fixed
 * moves only by itself.
 */
export function LessonMenu({ lesson, today, held, onMove }: Props) {
  const move = useMoveNow()
  const { change } = useLessonChange(lesson.id)
  const { id, curriculum_id, title, pinned } = lesson
  const name = `“${shortTitle(title, 32)}”`
  const only = { lesson_ids: [id] }
  const hasDay = lesson.planned_date !== null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={classes.more}
          variant="subtle"
          color="gray"
          size={24}
          tabIndex={-1}
          aria-label={`More about ${title}`}
        >
          <IconDots size={16} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onMove && (
          <>
            {!pinned && (
              <Menu.Item
                onClick={() => move(only, { kind: "move", to: addDays(today, 1) }, `${name} moved to tomorrow.`)}
              >
                Tomorrow
              </Menu.Item>
            )}
            {hasDay && !pinned && (
              <>
                <Menu.Item
                  onClick={() =>
                    move(only, { kind: "shift", meeting_days: 1 }, `${name} moved to the next school day.`)
                  }
                >
                  Next school day
                </Menu.Item>
                <Menu.Item
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
              </>
            )}
            <Menu.Item onClick={onMove}>Move…</Menu.Item>
          </>
        )}
        <Menu.Item
          onClick={() =>
            pinned
              ? change({ status: "skipped" }, { status: "planned" }, `${name} skipped.`)
              : move(only, { kind: "skip" }, `${name} skipped.`)
          }
        >
          Skip
        </Menu.Item>
        {held && <CancelClassItem {...held} />}
      </Menu.Dropdown>
    </Menu>
  )
}
