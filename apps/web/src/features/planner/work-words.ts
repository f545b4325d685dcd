import type { LessonView } from "@hearthbook/api/schemas/lesson"

type Work = { type?: LessonView["assignments"][number]["type"]; points_possible?: number }

/** What a person reads for a type: 'Homework'. */
export function typeWord(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}

/** 'Quiz · 20 points'; with S §3's beginnings where nothing was chosen. */
export function aboutWork({ type = "homework", points_possible = 100 }: Work): string {
  return `${typeWord(type)} · ${points_possible === 1 ? "1 point" : `${points_possible} points`}`
}
