import { v7 } from "uuid"
import type { Prisma } from "../../generated/client.ts"
import { courses, type CourseKey } from "./courses.ts"
import { isFinished } from "./finished.ts"
import { planOf, type PlannedLesson } from "./lesson-plan.ts"
import { addDays, schoolDay, toDate } from "./school-calendar.ts"
import { entriesOf, middayOf, untouched, type Setting } from "./setting.ts"

type LessonRows = { lessons: Prisma.lessonCreateManyInput[]; lesson_resources: Prisma.lesson_resourceCreateManyInput[] }

/** Returns the lessons of all courses, and the resources attached to them. */
export function lessonRows(setting: Setting): LessonRows {
  const parts = entriesOf(courses).flatMap(([course]) =>
    planOf(setting.today, course).map((lesson, position) => lessonRow(setting, course, lesson, position)),
  )
  return { lessons: parts.map((part) => part.lesson), lesson_resources: parts.flatMap((part) => part.attached) }
}

function lessonRow(setting: Setting, course: CourseKey, planned: PlannedLesson, position: number) {
  const { family_id, students, curricula } = setting
  const { content, day, done_on, skipped, pinned, together } = planned
  const { resources: attached = [], ...texts } = "resources" in content ? content : { title: content.title }
  const made = madeAt(setting, course, planned, position)
  const id = v7()
  const completed_at = done_on && middayOf(setting, done_on, 150)
  return {
    lesson: {
      id,
      family_id,
      student_id: students[courses[course].child],
      curriculum_id: curricula[course],
      ...texts,
      planned_date: day && toDate(day),
      position,
      status: statusOf(planned),
      completed_on: done_on && toDate(done_on),
      completed_at,
      pinned,
      together_id: together && setting.outings[together],
      created_at: made,
      updated_at: completed_at ?? (skipped && day ? middayOf(setting, day) : made),
    },
    attached: attached.map((key, index) => ({
      family_id,
      lesson_id: id,
      resource_id: setting.resources[key],
      position: index,
      ...untouched(made),
    })),
  }
}

function statusOf({ done_on, skipped }: PlannedLesson): "planned" | "done" | "skipped" {
  if (skipped) return "skipped"
  return done_on ? "done" : "planned"
}

/** A series and a finished course were planned when the family signed up; the other lessons were written in the past weeks. */
function madeAt(setting: Setting, course: CourseKey, { content }: PlannedLesson, position: number): Date {
  if (!("resources" in content) || isFinished(course)) return setting.began
  return middayOf(setting, addDays(schoolDay(setting.today, -11), -(position % 3)))
}
