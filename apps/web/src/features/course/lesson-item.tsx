import { isPlanned, isSkipped } from "@hearthbook/core/planning/lesson-status"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Badge, Checkbox } from "@mantine/core"
import { IconPin } from "@tabler/icons-react"
import { memo } from "react"
import type { OfferedMove } from "../../entities/lesson/move/move-actions.ts"
import { SelectBox } from "../../entities/lesson/select/select-box.tsx"
import type { Selection } from "../../entities/lesson/select/use-selection.ts"
import { TogetherFaces } from "../../entities/lesson/together/together-faces.tsx"
import { useLessonDone } from "../../entities/lesson/use-lesson-done.ts"
import { dayOf } from "../../lib/format.ts"
import { lessonAt } from "../../lib/paths.ts"
import { formatMonthDay, weekdayName } from "../../lib/week-labels.ts"
import { useToday } from "../../session/use-session.ts"
import { useDateFormat } from "../../ui/hooks/use-date-format.ts"
import { ReorderHandle } from "../../ui/reorder/reorder-handle.tsx"
import type { ReorderActions } from "../../ui/reorder/use-reorder.ts"
import { LessonItemMenu, type LessonForm } from "./lesson-item-menu.tsx"
import classes from "./lesson-plan.module.css"
import { LessonTitle } from "./lesson-title.tsx"

type Props = {
  lesson: LessonView
  /** The place in the course, from 1. */
  number: number
  /** True while the lesson is being moved to another place. */
  isMoved: boolean
  reorder: ReorderActions
  /** False in a course whose lessons have no days. */
  hasDays: boolean
  isSelected: boolean
  onSelect: Selection["toggle"]
  /** Opens an action on this lesson, or on this one and all that follow. */
  onMove: (kind: OfferedMove, id: string, isFrom: boolean) => void
  /** Opens a form for this lesson. */
  onForm: (form: LessonForm, lesson: LessonView) => void
}

/**
 * A lesson in a course's plan: reorder it, tick it, rename it, select it, move it. Memoized, since a list of hundreds renders at each
 * scroll.
 */
export const LessonItem = memo(function LessonItem(props: Props) {
  const { lesson, number, isMoved, reorder, hasDays, isSelected, onSelect, onMove, onForm } = props
  useDateFormat()
  const { id, title, planned_date, status, pinned } = lesson
  const { isDone, change } = useLessonDone(lesson)
  const today = useToday()
  const isOpen = isPlanned(status) && !isDone
  const isLate = isOpen && planned_date !== null && dayOf(planned_date) < today
  return (
    <article
      className={classes.item}
      aria-label={title}
      data-selected={isSelected || undefined}
      data-leads-to={lessonAt(lesson)}
    >
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
          <Badge variant="light" color="gray" flex="none" leftSection={<IconPin size={12} stroke={2} aria-hidden />}>
            Fixed day
          </Badge>
        )}
        <TogetherFaces lesson={lesson} />
      </div>
      <span className={classes.day} data-late={isLate || undefined}>
        {isSkipped(status) && !isDone ? (
          <Badge variant="light" color="gray">
            Skipped
          </Badge>
        ) : (
          (hasDays || planned_date) && dayWords(planned_date)
        )}
      </span>
      <SelectBox lesson={lesson} isSelected={isSelected} onToggle={onSelect} />
      <LessonItemMenu lesson={lesson} isOpen={isOpen} hasDays={hasDays} onMove={onMove} onForm={onForm} />
    </article>
  )
})

/** 'Mon, Nov 23', or 'No day'. */
function dayWords(iso: string | null): string {
  if (!iso) return "No day"
  const day = dayOf(iso)
  return `${weekdayName(day).slice(0, 3)}, ${formatMonthDay(day)}`
}
