import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { Badge, Checkbox, Menu } from "@mantine/core"
import { IconArrowRight, IconCalendarEvent, IconListDetails, IconPlayerSkipForward } from "@tabler/icons-react"
import { memo } from "react"
import { useLocation } from "wouter"
import type { OfferedMove } from "../../entities/lesson/move/move-actions.ts"
import { SelectBox } from "../../entities/lesson/select/select-box.tsx"
import type { Selection } from "../../entities/lesson/select/use-selection.ts"
import { useLessonDone } from "../../entities/lesson/use-lesson-done.ts"
import { dayOf } from "../../lib/format.ts"
import { lessonAt } from "../../lib/paths.ts"
import { formatMonthDay, weekdayName } from "../../lib/week-words.ts"
import { useToday } from "../../session/use-session.ts"
import { useDateFormat } from "../../ui/hooks/use-date-format.ts"
import { EditItem, RowMenu } from "../../ui/inputs/row-menu.tsx"
import { ReorderHandle } from "../../ui/reorder/reorder-handle.tsx"
import type { ReorderActions } from "../../ui/reorder/use-reorder.ts"
import classes from "./lesson-plan.module.css"
import { LessonTitle } from "./lesson-title.tsx"

type Props = {
  lesson: LessonView
  /** The place in the course, from 1. */
  number: number
  /** True while the lesson is being moved to another place. */
  isMoved: boolean
  reorder: ReorderActions
  isSelected: boolean
  onSelect: Selection["toggle"]
  /** Opens an action on this lesson, or on this one and all that follow. */
  onMove: (kind: OfferedMove, id: string, isFrom: boolean) => void
}

const icon = { size: 18, stroke: 1.5 }

/**
 * A lesson in a course's plan: reorder it, tick it, rename it, select it, move it. Memoized, since a list of hundreds renders at each
 * scroll.
 */
export const LessonItem = memo(function LessonItem(props: Props) {
  const { lesson, number, isMoved, reorder, isSelected, onSelect, onMove } = props
  useDateFormat()
  const { id, title, planned_date, status, pinned } = lesson
  const { isDone, change } = useLessonDone(lesson)
  const [, navigate] = useLocation()
  const today = useToday()
  const isOpen = status === "planned" && !isDone
  const isLate = isOpen && planned_date !== null && dayOf(planned_date) < today
  return (
    <article className={classes.item} aria-label={title} data-selected={isSelected || undefined}>
      <ReorderHandle id={id} name={title} number={number} isMoved={isMoved} actions={reorder} />
      <Checkbox
        size="md"
        radius="xl"
        color="green"
        aria-label={`${title} is done`}
        checked={isDone}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <div className={classes.name}>
        <LessonTitle lesson={lesson} isQuiet={!isOpen} />
        {pinned && (
          <Badge variant="light" color="gray" flex="none">
            Fixed day
          </Badge>
        )}
      </div>
      <span className={classes.day} data-late={isLate || undefined}>
        {status === "skipped" && !isDone ? (
          <Badge variant="light" color="gray">
            Skipped
          </Badge>
        ) : (
          dayWords(planned_date)
        )}
      </span>
      <SelectBox lesson={lesson} isSelected={isSelected} onToggle={onSelect} />
      <RowMenu of={title}>
        <EditItem onClick={() => navigate(lessonAt(lesson))} />
        {isOpen && !pinned && (
          <>
            <Menu.Item leftSection={<IconCalendarEvent {...icon} />} onClick={() => onMove("move", id, false)}>
              Move…
            </Menu.Item>
            <Menu.Item leftSection={<IconPlayerSkipForward {...icon} />} onClick={() => onMove("skip", id, false)}>
              Skip
            </Menu.Item>
            <Menu.Label>This and all after</Menu.Label>
            <Menu.Item leftSection={<IconArrowRight {...icon} />} onClick={() => onMove("shift", id, true)}>
              Push back
            </Menu.Item>
            <Menu.Item leftSection={<IconListDetails {...icon} />} onClick={() => onMove("catch_up", id, true)}>
              Catch up
            </Menu.Item>
          </>
        )}
      </RowMenu>
    </article>
  )
})

/** 'Mon, Nov 23', or 'No day'. */
function dayWords(iso: string | null): string {
  if (!iso) return "No day"
  const day = dayOf(iso)
  return `${weekdayName(day).slice(0, 3)}, ${formatMonthDay(day)}`
}
