import { createCurriculum, createLesson, createStudent, createSubject } from "@hearthbook/db/testing/factories"
import { addDays, dayToDate } from "@hearthbook/core/time/days"
import { testNow, type Caller, type TestApi } from "./test-api.ts"

/** A family in 2026-2027, with Ada in grade 4 and Ben in kindergarten. */
export async function openYear(api: TestApi) {
  api.clock.now = testNow
  const { parent, family_id } = await api.openFamily()
  await api.db.school_year.deleteMany({ where: { family_id } })
  const terms = [
    { name: "Fall 2026", start_date: "2026-08-31", end_date: "2026-12-18" },
    { name: "Spring 2027", start_date: "2027-01-04", end_date: "2027-05-28" },
  ]
  const days = {
    start_date: "2026-08-31",
    end_date: "2027-05-28",
    school_days: ["monday" as const, "tuesday" as const],
  }
  const year = await parent.schoolYears.create({ academic_year: "2026-2027", ...days, terms })
  const ada = await createStudent(api.db, { family_id, first_name: "Ada", grade_level: "4" })
  const ben = await createStudent(api.db, { family_id, first_name: "Ben", grade_level: "K" })
  return { parent, family_id, from_id: year.id, ada: ada.id, ben: ben.id }
}

export type GivenCourse = { student_id?: string; grade_level?: string | null; lessons?: number; per_day?: number }

export const nextYear = { academic_year: "2027-2028", start_date: "2027-08-30", end_date: "2028-05-26" }
export type YearInput = Partial<Parameters<Caller["schoolYears"]["rollOver"]>[0]>

/** Starts the next year without students, but with weekly classes, unless something else is given. */
export function startNextYear(parent: Caller, from_id: string, given: YearInput) {
  return parent.schoolYears.rollOver({ from_id, ...nextYear, students: [], schedule: true, ...given })
}

export function going(student_id: string, grade_level: "1" | "4" | "5", curriculum_ids: string[] = []) {
  return { student_id, grade_level, curriculum_ids }
}

/** A course of 2026-2027 with lessons, in a new subject of the grade level. */
export async function createCourseOfYear(
  api: TestApi,
  { family_id, ada }: { family_id: string; ada: string },
  name: string,
  { student_id = ada, grade_level = "4", lessons = 2, per_day = 1 }: GivenCourse = {},
) {
  const subject = await createSubject(api.db, { family_id, name, grade_level, color: "#b45309", icon: "Atom" })
  const given = { family_id, student_id, subject_id: subject.id, academic_year: "2026-2027" }
  const { id } = await createCurriculum(api.db, given)
  for (let position = 0; position < lessons; position += 1)
    await createLesson(api.db, {
      curriculum_id: id,
      title: `${name} ${position + 1}`,
      position,
      planned_date: dayToDate(addDays("2026-09-07", Math.floor(position / per_day))),
    })
  return { id, subject_id: subject.id }
}
