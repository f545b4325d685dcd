import type { Day } from "@hearthbook/core/time/days"
import { catchUp, moveActions, type MoveAction, type OfferedMove } from "../move/move-actions.ts"

/** An action of the selection bar with a preview, as its dialog opens. A fixed one is confirmed as it is. */
export type BarMove = { kind: OfferedMove; label: string; action?: MoveAction; isFixed?: boolean }

type BarMoves = {
  /** The move to a day, which is before the statuses. */
  first: BarMove[]
  others: BarMove[]
}

type Lessons = {
  /** False if a lesson is in a course whose lessons have no days. */
  hasDays: boolean
  /** The usual number of lessons a day in their course. */
  pace?: number | undefined
}

/** The moves of selected lessons, in the order of the bar. There are none for lessons without days. */
export function barMovesOn(today: Day, { hasDays, pace }: Lessons): BarMoves {
  if (!hasDays) return { first: [], others: [] }
  const offer = (kind: OfferedMove): BarMove => ({ kind, label: moveActions[kind].label })
  return {
    first: [offer("move")],
    others: [
      { kind: "move", label: "Do today", action: { kind: "move", to: today }, isFixed: true },
      offer("shift"),
      { ...offer("catch_up"), action: catchUp(today, pace) },
      offer("spread"),
      offer("undate"),
    ],
  }
}
