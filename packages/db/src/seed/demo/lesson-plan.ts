import type { LessonContent } from "./content.ts"
import type { CourseKey } from "./courses.ts"
import { firstOpenDay, hasNoDays, lessonDay, outingDay, seriesDays, seriesOf, testDay } from "./lesson-days.ts"
import { lessons } from "./lessons.ts"
import { algebraTest, outings, spareLesson, type OutingKey } from "./lessons/extra.ts"
import { schoolDay, type Day } from "./school-calendar.ts"
import { entriesOf } from "./setting.ts"

/** A lesson's texts. A lesson of a series has only a title, and its course's minutes. */
type Content = LessonContent | { title: string }

/** A lesson in a course's plan. Without a day it is undated, and without `done_on` it is not done. */
export type PlannedLesson = {
  content: Content
  day: Day | null
  done_on: Day | null
  skipped?: boolean
  pinned?: boolean
  together?: OutingKey
}

type OnDay = Omit<PlannedLesson, "day" | "done_on"> & { day: Day }

/** Returns a course's lessons in order: by day, with those without a day at the end. */
export function planOf(today: Day, course: CourseKey): PlannedLesson[] {
  const written = lessons[course].map((content, index) => ({ content, day: lessonDay(today, course, index) }))
  const dated = [...written, ...outingsOf(today, course), ...testOf(today, course)]
  const taken = new Set(dated.map(({ day }) => day))
  const inOrder = [...dated, ...practiceOf(today, course, taken)].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  )
  const plan = inOrder.map((lesson) => toPlanned(today, course, lesson))
  return course === "grace-biology" ? [...plan, { content: spareLesson, day: null, done_on: null }] : plan
}

function toPlanned(today: Day, course: CourseKey, lesson: OnDay): PlannedLesson {
  const { day, skipped = false } = lesson
  const isDone = day < firstOpenDay(today, course) && !skipped
  // A lesson that is done ahead of its day was done on the last school day.
  const done_on = day < today ? day : schoolDay(today, -1)
  if (isDone) return { ...lesson, done_on }
  return { ...lesson, day: hasNoDays(course) ? null : day, done_on: null }
}

function outingsOf(today: Day, course: CourseKey): OnDay[] {
  if (course !== "nora-nature" && course !== "eli-science") return []
  return entriesOf(outings).map(([together, content]) => ({ content, day: outingDay(today, together), together }))
}

function testOf(today: Day, course: CourseKey): OnDay[] {
  return course === "grace-algebra" ? [{ content: algebraTest, day: testDay(today), pinned: true }] : []
}

// The lesson of Eli's series that was skipped.
const skippedIndex = 9

/** Returns the lessons of a course's series, on the days that are not taken. */
function practiceOf(today: Day, course: CourseKey, taken: Set<Day>): OnDay[] {
  const practice = seriesOf(course)
  if (!practice) return []
  const free = seriesDays(today).filter((day) => !taken.has(day))
  return free.map((day, index) => ({
    content: { title: practice.title(index + 1) },
    day,
    skipped: course === "eli-math" && index === skippedIndex,
  }))
}
