import type { Prisma } from "../../generated/client.ts"
import { courses, type CourseKey } from "./courses.ts"
import { untouched, type Setting } from "./setting.ts"

/** The family's loop: two courses of one child that take turns, one lesson on each school day. */
const loop = { name: "Art and music", courses: ["nora-art", "nora-music"] } as const satisfies {
  name: string
  courses: CourseKey[]
}

/** True for a course whose unfinished lessons have no day. */
export function takesTurns(course: CourseKey): boolean {
  return loop.courses.some((turn) => turn === course)
}

export function loopRows({ family_id, began, loop_id, students }: Setting): Prisma.loopCreateManyInput[] {
  const student_id = students[courses[loop.courses[0]].child]
  return [{ id: loop_id, family_id, student_id, name: loop.name, ...untouched(began) }]
}

export function loopCourseRows(setting: Setting): Prisma.loop_courseCreateManyInput[] {
  const { family_id, began, loop_id, students, curricula } = setting
  return loop.courses.map((course, position) => ({
    family_id,
    student_id: students[courses[course].child],
    loop_id,
    curriculum_id: curricula[course],
    position,
    ...untouched(began),
  }))
}
