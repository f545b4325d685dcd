import type { Day } from "@hearthbook/api/rules/time/days"
import { moveActions, type MoveAction, type OfferedMove } from "../move/move-actions.ts"

/** An action of the selection bar. One with an `action` is confirmed as it is. */
export type BarAction = { kind: OfferedMove; label: string; action?: MoveAction }

/** The actions on selected lessons, in the order of the bar. */
export function barActionsOn(today: Day): BarAction[] {
  const offer = (kind: OfferedMove): BarAction => ({ kind, label: moveActions[kind].label })
  return [
    offer("move"),
    { kind: "move", label: "Do today", action: { kind: "move", to: today } },
    offer("shift"),
    offer("catch_up"),
    offer("spread"),
    offer("complete"),
    offer("skip"),
    offer("undate"),
  ]
}
