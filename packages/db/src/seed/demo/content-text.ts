import type { assignment_type } from "../../generated/client.ts"
import type { CurrentTask, EventContent, GradedTask, LessonContent, Task } from "./content.ts"
import { readLines, type Text } from "./read-lines.ts"
import type { ResourceKey } from "./resources.ts"

/** All of `Content` except its texts. Distributes over unions, so that a state keeps its own fields. */
type Facts<Content, Texts extends PropertyKey> = Content extends unknown ? Omit<Content, Texts> : never

export function graded(type: assignment_type, points_possible: number, points_earned: number) {
  return (text: Text): GradedTask => {
    const fields = readLines(text, ["title", "description", "instructions", "feedback"])
    return { ...fields, type, points_possible, points_earned }
  }
}

/** An assignment that is not graded, or was graded in the last days. */
export function current(type: assignment_type, points_possible: number, state: Facts<CurrentTask, keyof Task>) {
  return (text: Text): CurrentTask => {
    return { ...readLines(text, ["title", "description", "instructions"]), type, points_possible, ...state }
  }
}

export function lesson(minutes: number, resources: ResourceKey[]) {
  return (text: Text): LessonContent => {
    return { ...readLines(text, ["title", "objectives", "private_notes"]), minutes, resources }
  }
}

export function event(facts: Facts<EventContent, "title" | "description">) {
  return (text: Text): EventContent => ({ ...readLines(text, ["title", "description"]), ...facts })
}
