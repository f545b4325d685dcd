import { assignmentTypeLabels } from "@hearthbook/api/rules/labels"
import type { LessonView } from "@hearthbook/api/schemas/lesson"

type Work = { type?: LessonView["assignments"][number]["type"]; points_possible?: number }

/** 'Quiz · 20 points'; with S §3's beginnings where nothing was chosen. */
export function aboutWork({ type = "homework", points_possible = 100 }: Work): string {
  return `${assignmentTypeLabels[type]} · ${points_possible === 1 ? "1 point" : `${points_possible} points`}`
}
