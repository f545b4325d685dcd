import type { LessonContent } from "./content.ts"
import type { CourseKey } from "./courses.ts"
import { eliLessons } from "./lessons/eli.ts"
import { graceLessons } from "./lessons/grace.ts"
import { noraLessons } from "./lessons/nora.ts"

/** The lessons of each course in teaching order: two completed and two planned. */
export const lessons: Record<CourseKey, LessonContent[]> = { ...noraLessons, ...eliLessons, ...graceLessons }
