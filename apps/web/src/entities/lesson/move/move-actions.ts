import { addDays, type Day } from "@hearthbook/core/time/days"
import type { RescheduleInput } from "@hearthbook/api/work/reschedule"

export type MoveRange = RescheduleInput["scope"]
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
  undate: { label: "Remove day", title: "Remove day" },
} as const satisfies Partial<Record<MoveKind, { label: string; title: string }>>

export type OfferedMove = keyof typeof moveActions

/** An action as its dialog opens, ready to be confirmed. */
export function firstAction(kind: OfferedMove, today: Day): MoveAction {
  switch (kind) {
    case "shift":
      return { kind, meeting_days: 1 }
    case "move":
      return { kind, to: addDays(today, 1) }
    case "catch_up":
      return catchUp(today)
    case "spread":
      return { kind, start: today, until: addDays(today, 13) }
    case "complete":
      return { kind, on: today }
    default:
      return { kind }
  }
}

/** Puts missed lessons on today and the days after, where the others make room. Each course keeps its number of lessons a day. */
export function pushBack(today: Day): MoveAction {
  return { kind: "catch_up", start: today }
}

/** Catches up with one lesson a day more than usual in the course, at most 4. */
export function catchUp(today: Day, usual = 1): MoveAction {
  return { kind: "catch_up", start: today, per_day: Math.min(usual + 1, 4) }
}
