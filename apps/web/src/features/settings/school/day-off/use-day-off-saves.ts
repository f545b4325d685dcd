import type { EventView } from "@hearthbook/api/calendar/event"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { trpc } from "../../../../api/trpc.ts"
import { countOf } from "../../../../lib/format.ts"
import { offerRowUndo } from "../../../../ui/feedback/row-undo.ts"
import { offerUndo } from "../../../../ui/feedback/toasts.tsx"
import { countSchoolDays } from "../year/school-day-count.tsx"
import { rangeOf } from "../year/use-year-days.ts"
import { toDayOff, valuesOfDayOff, type DayOffKind, type DayOffValues } from "./day-off-values.ts"

const fallback = "Failed to undo."

/** Adds, changes and deletes days off. Each says the new number of school days in a toast, and offers to undo it. */
export function useDayOffSaves(year: SchoolYearView) {
  const utils = trpc.useUtils()
  const create = trpc.events.create.useMutation()
  const update = trpc.events.update.useMutation()
  const remove = trpc.events.delete.useMutation()
  const refresh = () => utils.invalidate()
  /** '“Winter break” added. 166 school days.' A mutation has refetched the days before this is called. */
  const say = (title: string, done: string) => {
    const days = utils.schoolDays.inRange.getData(rangeOf(year)) ?? []
    return `“${title}” ${done}. ${countOf(countSchoolDays(days), "school day")}.`
  }

  return {
    add: async (kind: DayOffKind, values: DayOffValues) => {
      const { id, title, version } = await create.mutateAsync(toDayOff(kind, values))
      const undo = () => remove.mutateAsync({ id, version })
      offerUndo({ ids: [id], message: say(title, "added"), undo, fallback, refresh })
    },
    change: async (before: EventView, values: DayOffValues, version: number | undefined) => {
      const { id } = before
      const kind = kindOf(before)
      const saved = await update.mutateAsync({ id, version, ...toDayOff(kind, values) })
      const former = toDayOff(kind, valuesOfDayOff(before))
      offerRowUndo({
        row: { id, version: saved.version },
        message: say(saved.title, "changed"),
        undo: (expected) => update.mutateAsync({ id, version: expected, ...former }),
        fallback,
        refresh,
      })
    },
    remove: async (event: EventView) => {
      const { id, version, description, location } = event
      await remove.mutateAsync({ id, version })
      const former = { ...toDayOff(kindOf(event), valuesOfDayOff(event)), description, location }
      offerUndo({ message: say(event.title, "deleted"), undo: () => create.mutateAsync(former), fallback, refresh })
    },
  }
}

/** The kind of an event that the calendar shows. */
export function kindOf({ event_type }: EventView): DayOffKind {
  return event_type === "school_day" ? "school_day" : "holiday"
}
