import type { assignment_type, resource_type } from "../../generated/client.ts"
import type { CourseContent, CurrentTask, EventContent, GradedTask, LessonContent, Task } from "./content.ts"
import type { ResourceContent } from "./resources/resource-content.ts"
import type { ResourceKey } from "./resources.ts"

/** Tags for the texts of the demo family's content. A text has one field on each line, in the order that its tag names. */

type Text = TemplateStringsArray

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

/** A resource of no course is for all subjects. */
export function resource(resource_type: resource_type, of: Partial<Pick<ResourceContent, "course" | "provider">> = {}) {
  return (text: Text): ResourceContent => {
    const fields = readLines(text, ["title", "description", "external_url"])
    return { ...fields, resource_type, course: null, provider: null, ...of }
  }
}

export function event(facts: Facts<EventContent, "title" | "description">) {
  return (text: Text): EventContent => ({ ...readLines(text, ["title", "description"]), ...facts })
}

export function course(facts: Omit<CourseContent, "name" | "description" | "goals" | "notes">) {
  return (text: Text): CourseContent => {
    return { ...readLines(text, ["name", "description", "goals", "notes"]), ...facts }
  }
}

function readLines<Field extends string>([text = ""]: Text, fields: Field[]): Record<Field, string> {
  const lines = text.trim().split(/\n\s*/)
  if (lines.length !== fields.length) throw new Error(`Expected ${fields.join(", ")}, but read: ${text}`)
  return Object.fromEntries(fields.map((field, index) => [field, lines[index]])) as Record<Field, string>
}
