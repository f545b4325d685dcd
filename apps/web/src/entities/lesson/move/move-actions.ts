import { addDays, type Day } from "@hearthbook/api/rules/time/days"
import type { RescheduleInput } from "@hearthbook/api/schemas/reschedule"

export type MoveScope = RescheduleInput["scope"]
export type MoveAction = RescheduleInput["action"]
export type MoveKind = MoveAction["kind"]

/** The actions on lessons with their words. Those of the bar come first, in its order. */
export const moveActions = {
  shift: { label: "Push back", title: "Push back" },
  move: { label: "Move…", title: "Move to a day" },
  catch_up: { label: "Catch up", title: "Catch up" },
  spread: { label: "Spread", title: "Spread over days" },
  complete: { label: "Done", title: "Mark as done" },
  skip: { label: "Skip", title: "Skip" },
  undate: { label: "Remove day", title: "Take off the calendar" },
  relay: { label: "Lay out again", title: "Lay out again" },
} as const satisfies Partial<Record<MoveKind, { label: string; title: string }>>

export type OfferedMove = keyof typeof moveActions

/** An action as its dialog opens, ready to be confirmed. */
export function firstAction(kind: OfferedMove, today: Day): MoveAction {
  switch (kind) {
    case "shift":
      return { kind, meeting_days: 1 }
    case "move":
      return { kind, to: addDays(today, 1) }
    case "relay":
      return { kind, start: today, per_day: 1 }
    case "catch_up":
      return { kind, start: today, per_day: 2 }
    case "spread":
      return { kind, start: today, until: addDays(today, 13) }
    case "complete":
      return { kind, on: today }
    default:
      return { kind }
  }
}
