import { onlyDayOf } from "@hearthbook/core/planning/schedule"
import { mondayOf, type Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { useState } from "react"
import { dayOf } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { offerRowUndo } from "../../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import type { ClassRange } from "../../../entities/schedule/entry/class-ranges.ts"
import { useUndoOfClass } from "../../../entities/schedule/entry/use-undo-of-class.ts"
import { inputFor, pendingSuffix, shownWhileSaved, type DraggedClass } from "./class-change.ts"
import { moveClass, moveEvent, resizeClass, resizeEvent, type Target } from "./move-entry.ts"
import { eventMoved, lessonMoved } from "./move-messages.ts"
import { changesSchoolDays, keyOf, type Entry, type Rows } from "../../../entities/schedule/schedule-entry.ts"

/** The rows shown in place of each row that is being saved. */
type Pending = Record<string, Rows>

const nothing: Rows = { classes: [], events: [], lessons: [] }

/**
 * Moving and resizing entries by drag: shown and saved at once, with Undo, and rolled back with the reason if the
 * server refuses. A weekly class is saved when the days are chosen on which the change holds. `shown` is `rows` with unsaved changes applied. `onSchoolDaysChange` is called after a day off or an extra school day
 * was moved.
 */
export function useMoves(rows: Rows, onSchoolDaysChange: () => void) {
  const utils = trpc.useUtils()
  const updateClass = trpc.schedule.update.useMutation()
  const updateEvent = trpc.events.update.useMutation()
  const updateLesson = trpc.lessons.update.useMutation()
  const offerUndoOfClass = useUndoOfClass()
  const [pending, setPending] = useState<Pending>({})
  const [asked, setAsked] = useState<DraggedClass | null>(null)

  const refresh = () =>
    Promise.all([utils.schedule.invalidate(), utils.events.invalidate(), utils.lessons.invalidate()])

  const save = async (key: string, instead: Rows, send: () => Promise<void>, fallback: string) => {
    setPending((before) => ({ ...before, [key]: instead }))
    try {
      await send()
    } catch (cause) {
      showFailureToast(cause, fallback)
      await refresh()
    } finally {
      showStored(key)
    }
  }
  const showStored = (key: string) =>
    setPending((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== key)))

  const changeClass = (dragged: DraggedClass) => {
    const { row, at } = dragged
    const key = keyOf({ kind: "class", row })
    if (onlyDayOf(row) === at) return saveClass(dragged, "only")
    // Shown at its new place while the days are asked for.
    setPending((before) => ({ ...before, [key]: { ...nothing, classes: shownWhileSaved(dragged, "only") } }))
    setAsked(dragged)
    return Promise.resolve()
  }

  const saveClass = (dragged: DraggedClass, range: ClassRange) => {
    const { row } = dragged
    const { id, version } = row
    const fallback = "Failed to save class."
    const send = async () => {
      const after = await updateClass.mutateAsync({ id, version, ...inputFor(dragged, range) })
      offerUndoOfClass({ before: row, after, range, from: dragged.from, others: rows })
    }
    const classes = shownWhileSaved(dragged, range)
    return save(keyOf({ kind: "class", row }), { ...nothing, classes }, send, fallback)
  }

  const changeEvent = (row: EventView, change: ReturnType<typeof moveEvent>, key: string) => {
    const { id, version, start_date, end_date } = row
    const fallback = "Failed to save event."
    const send = async () => {
      const after = await updateEvent.mutateAsync({ id, version, ...change })
      offerRowUndo({
        row: after,
        message: eventMoved(after, rows),
        undo: (now) => updateEvent.mutateAsync({ id, version: now, start_date, end_date }),
        fallback,
        refresh,
      })
      if (changesSchoolDays(row)) onSchoolDaysChange()
    }
    const moved = { ...row, start_date: toIso(change.start_date), end_date: toIso(change.end_date) }
    return save(key, { ...nothing, events: [moved] }, send, fallback)
  }

  const moveLesson = (row: LessonView, planned_date: Day, key: string) => {
    const { id, version } = row
    const fallback = "Failed to save lesson plan."
    const send = async () => {
      const after = await updateLesson.mutateAsync({ id, version, planned_date })
      offerRowUndo({
        row: after,
        message: lessonMoved(after),
        undo: (now) => updateLesson.mutateAsync({ id, version: now, planned_date: row.planned_date }),
        fallback,
        refresh,
      })
    }
    return save(key, { ...nothing, lessons: [{ ...row, planned_date: toIso(planned_date) }] }, send, fallback)
  }

  return {
    shown: withPending(rows, pending),
    /** True while a change is being saved. A second change must wait, since its version would be outdated. */
    isSaving: (entry: Entry) => keyOf(entry).replace(pendingSuffix, "") in pending,
    /** The class that was dragged and waits for the days on which the change holds. */
    asked,
    /** Saves the dragged class for these days, or shows it again at its place without any. */
    answer: (range: ClassRange | null) => {
      if (!asked) return
      if (range) void saveClass(asked, range)
      else showStored(keyOf({ kind: "class", row: asked.row }))
    },
    stopAsking: () => setAsked(null),
    /** `at` is the day of the dragged occurrence. */
    move: (entry: Entry, at: Day, target: Target) => {
      const key = keyOf(entry)
      const to = target.start.slice(0, 10)
      if (entry.kind === "event") return changeEvent(entry.row, moveEvent(entry.row, target), key)
      if (entry.kind === "lesson") return moveLesson(entry.row, to, key)
      return changeClass({
        row: entry.row,
        at,
        to,
        from: mondayOf(to < at ? to : at),
        change: moveClass(entry.row, target),
      })
    },
    resize: (entry: Entry, at: Day, target: Target) => {
      const key = keyOf(entry)
      if (entry.kind === "event") return changeEvent(entry.row, resizeEvent(entry.row, target), key)
      if (entry.kind === "lesson") return Promise.resolve()
      return changeClass({ row: entry.row, at, to: at, from: mondayOf(at), change: resizeClass(entry.row, target) })
    },
  }
}
export type Moves = ReturnType<typeof useMoves>

function withPending(rows: Rows, pending: Pending): Rows {
  const instead = Object.values(pending)
  if (instead.length === 0) return rows
  const replace = <Row extends { id: string }>(kind: Entry["kind"], list: Row[], over: Row[]) => [
    ...list.filter(({ id }) => !(`${kind}:${id}` in pending)),
    ...over,
  ]
  return {
    classes: replace(
      "class",
      rows.classes,
      instead.flatMap(({ classes }) => classes),
    ),
    events: replace(
      "event",
      rows.events,
      instead.flatMap(({ events }) => events),
    ),
    lessons: replace(
      "lesson",
      rows.lessons,
      instead.flatMap(({ lessons }) => lessons),
    ),
  }
}

/** Converts a day, or a local time to the minute. */
function toIso(local: string): string {
  return local.length === 10 ? `${dayOf(local)}T00:00:00.000Z` : `${local}:00.000Z`
}
