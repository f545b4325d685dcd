import type { Day } from "@hearthbook/core/time/days"
import type { NamedCourse } from "../../plan/course-plan/load-courses.ts"

/** A lesson of a series, with its course. */
export type SeriesLesson = {
  id: string
  student_id: string
  curriculum_id: string
  course: NamedCourse
  title: string
  planned_date: Day | null
  position: number
  pinned: boolean
  /** The number of an inserted lesson, from 1; null for the others. */
  insertion: number | null
  together_id: string | null
}
