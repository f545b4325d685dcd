import type { Day } from "@hearthbook/api/rules/time/days"
import { catchUp, moveActions, type MoveAction, type OfferedMove } from "../move/move-actions.ts"

/** An action of the selection bar, as its dialog opens. A fixed one is confirmed as it is. */
export type BarAction = { kind: OfferedMove; label: string; action?: MoveAction; isFixed?: boolean }

type Lessons = {
  /** False if a lesson is in a course whose lessons have no days. */
  hasDays: boolean
  /** The usual number of lessons a day in their course. */
  pace?: number | undefined
}

/** The actions on selected lessons, in the order of the bar. Lessons without days can only be done or skipped. */
export function barActionsOn(today: Day, { hasDays, pace }: Lessons): BarAction[] {
  const offer = (kind: OfferedMove): BarAction => ({ kind, label: moveActions[kind].label })
  const always = [offer("complete"), offer("skip")]
  if (!hasDays) return always
  return [
    offer("move"),
    { kind: "move", label: "Do today", action: { kind: "move", to: today }, isFixed: true },
    offer("shift"),
    { ...offer("catch_up"), action: catchUp(today, pace) },
    offer("spread"),
    ...always,
    offer("undate"),
  ]
}
