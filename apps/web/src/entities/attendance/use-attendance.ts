import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { afterSet, type MarkParts, type ShownMark } from "./mark-labels.ts"
import type { Day } from "@hearthbook/core/time/days"
import { useRef, useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { offerRowsUndo } from "../../ui/feedback/row-undo.ts"
import { offerUndo, showFailureToast, type NextStep } from "../../ui/feedback/toasts.tsx"

const fallback = "Failed to save attendance."

type Cell = { student_id: string; date: Day }

/**
 * A mark to set, or to clear with null, and the last mark stored by the server. Without its parts, the same status keeps those it has, and
 * another one is a whole day.
 */
export type MarkChange = Cell & MarkParts & { status: AttendanceStatus | null; stored: StoredMark | null }

export type StoredMark = ShownMark & { version: number }

const keyOf = ({ student_id, date }: Cell) => `${student_id} ${date}`

/**
 * Optimistic attendance marks, shown over any query's data until the server confirms. If it refuses, the previous marks
 * show again with the reason. All marks of one call are saved together or not at all.
 */
export function useAttendance() {
  const utils = trpc.useUtils()
  const save = trpc.attendance.markAll.useMutation()
  const undoChange = trpc.changes.undo.useMutation()
  const [waiting, setWaiting] = useState<ReadonlyMap<string, MarkChange>>(new Map())
  /** Saves run one after the other, so that the second of two clicks on a cell wins. */
  const saves = useRef<Promise<unknown>>(Promise.resolve())
  const versions = useRef(new Map<string, number>())
  const withdraw = useRef<() => void>(() => undefined)

  const statusOf = (cell: Cell, stored: AttendanceStatus | null) => {
    const change = waiting.get(keyOf(cell))
    return change ? change.status : stored
  }

  /** The mark with its parts as it shows. */
  const markOf = (cell: Cell, stored: ShownMark | null): ShownMark | null => {
    const change = waiting.get(keyOf(cell))
    return change ? change.status && afterSet(change.stored, change.status, change) : stored
  }

  const send = async (changes: MarkChange[]) => {
    const marks = await save.mutateAsync({
      records: changes.map(({ student_id, date, status, fraction, minutes }) => ({
        student_id,
        date,
        status,
        fraction,
        minutes,
      })),
    })
    const rows = changes.map((change, index) => {
      const id = keyOf(change)
      const version = marks[index]?.version ?? 0
      const before = versions.current.get(id) ?? change.stored?.version ?? 0
      versions.current.set(id, version)
      return { id, version, before }
    })
    return { rows, change_id: marks[0]?.change_id ?? null }
  }

  /** Saves the marks together; `message` is shown with Undo, and with `next`, which may follow from them. */
  const mark = async (changes: MarkChange[], message: string, next?: NextStep) => {
    const shown = changes.map((change) => markOf(change, change.stored))
    setWaiting((current) => new Map([...current, ...changes.map((change) => [keyOf(change), change] as const)]))
    const turn = saves.current.then(() => send(changes))
    saves.current = turn.catch(() => undefined)
    try {
      const { rows, change_id } = await turn
      // Only the last save offers Undo: a stack of toasts would cover the page.
      withdraw.current()
      const toast = { message, next, fallback, refresh: () => utils.invalidate() }
      if (change_id !== null) {
        withdraw.current = offerUndo({
          ...toast,
          undo: async () => {
            await undoChange.mutateAsync({ id: change_id })
            for (const change of changes) versions.current.delete(keyOf(change))
          },
        })
        return
      }
      withdraw.current = offerRowsUndo({
        ...toast,
        rows,
        undo: async (seen) => {
          const undone = await save.mutateAsync({
            records: changes.map(({ student_id, date }, index) => ({
              student_id,
              date,
              ...recordOf(shown[index] ?? null),
              version: seen[index],
            })),
          })
          for (const { student_id, date, version } of undone) {
            versions.current.set(keyOf({ student_id, date: date.slice(0, 10) }), version)
          }
          return undone
        },
      })
    } catch (cause) {
      showFailureToast(cause, fallback)
    } finally {
      setWaiting((current) => new Map([...current].filter(([, change]) => !changes.includes(change))))
    }
  }

  return { statusOf, markOf, isSaving: (cell: Cell) => waiting.has(keyOf(cell)), mark }
}

/** A mark as an Undo sets it again. */
function recordOf(mark: ShownMark | null): MarkParts & Pick<MarkChange, "status"> {
  if (!mark) return { status: null }
  return { status: mark.status, fraction: mark.fraction < 1 ? 0.5 : 1, minutes: mark.minutes }
}
