import type { LessonView } from "@hearthbook/api/work/lesson"
import { Refusal, type Answers } from "./fake-server.ts"
import { ben, sampleCurriculum } from "./sample-family.ts"
import { sampleLesson } from "./sample-lessons.ts"

// A course of three lessons, and its server.

export const course = { ...sampleCurriculum(1, ben, "Math"), lesson_count: 3 }
const days = ["2026-11-30", "2026-12-01", "2026-12-02"]
export const lessons = ["Add", "Subtract", "Multiply"].map((title, place) =>
  sampleLesson(course, place, { title, day: days[place] }),
)
export const change_id = "0190a0a0-0000-7000-8000-000000000901"

/** A server with the lessons of the course, which renames and reorders them. */
export function courseServer(first: LessonView[] = lessons): Answers {
  let stored = first
  return {
    "curriculum.byId": () => course,
    "curriculum.list": () => [course],
    "lessons.list": () => stored,
    "lessons.reorder": ({ lesson_ids }) => {
      const dates = stored.map(({ planned_date }) => planned_date)
      stored = lesson_ids.flatMap((id, position) =>
        stored
          .filter((lesson) => lesson.id === id)
          .map((lesson) => ({ ...lesson, position, planned_date: dates[position] ?? null })),
      )
      return { lessons: stored, change_id }
    },
    "lessons.update": ({ id, title }) => {
      stored = stored.map((lesson) =>
        lesson.id === id ? { ...lesson, title: title ?? lesson.title, version: lesson.version + 1 } : lesson,
      )
      const changed = stored.find((lesson) => lesson.id === id)
      if (!changed) throw new Refusal("NOT_FOUND")
      return changed
    },
  }
}
