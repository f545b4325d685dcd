import type { LessonContent } from "./content.ts"
import type { CourseKey } from "./courses.ts"
import { eliLessons } from "./lessons/eli.ts"
import { graceLessons } from "./lessons/grace.ts"
import { noraLessons } from "./lessons/nora.ts"

/** The lessons of each course that are written out, in teaching order: two of the past and two to come. */
export const lessons: Record<CourseKey, LessonContent[]> = { ...noraLessons, ...eliLessons, ...graceLessons }
