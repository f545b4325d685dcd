import { assignmentTypeLabels } from "@hearthbook/core/names/labels"
import type { LessonView } from "@hearthbook/api/work/lesson"

type Work = { type?: LessonView["assignments"][number]["type"]; points_possible?: number }

/** Type and points: 'Quiz · 20 points'. The arguments default as in a new assignment. */
export function aboutWork({ type = "homework", points_possible = 100 }: Work): string {
  return `${assignmentTypeLabels[type]} · ${points_possible === 1 ? "1 point" : `${points_possible} points`}`
}
