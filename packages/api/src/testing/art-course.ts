import { createCurriculum, createLesson, createStudent, createSubject } from "@hearthbook/db/testing/factories"
import { dayToDate } from "@hearthbook/core/time/days"
import { testNow, type Caller, type TestApi } from "./test-api.ts"

/** A family with Ada in grade 4 and Ben in grade 2. */
export async function openCopies(api: TestApi) {
  api.clock.now = testNow
  const { parent, family_id } = await api.openFamily()
  const ada = await createStudent(api.db, { family_id, first_name: "Ada", grade_level: "4" })
  const ben = await createStudent(api.db, { family_id, first_name: "Ben", grade_level: "2" })
  return { parent, family_id, ada: ada.id, ben: ben.id }
}

/** Ada's Art of 2026-2027 on Mondays and Wednesdays, with these lessons from September 7 on. */
export async function createArtCourse(
  api: TestApi,
  { family_id, ada }: { family_id: string; ada: string },
  titles = ["Lines", "Colors", "Shapes"],
  given: ArtCourse = {},
) {
  const art = { family_id, name: "Art", grade_level: "4", color: "#b45309", icon: "Palette", description: "Grade 4" }
  const subject = await createSubject(api.db, art)
  const pace = { meeting_days: ["monday" as const, "wednesday" as const], minutes_per_lesson: 45, goals: "See." }
  const course = await createCurriculum(api.db, {
    family_id,
    student_id: ada,
    subject_id: subject.id,
    academic_year: "2026-2027",
    ...pace,
    ...given,
  })
  const lessons = []
  for (const [position, title] of titles.entries()) {
    const planned_date = dayToDate(["2026-09-07", "2026-09-09", "2026-09-14"][position] ?? "2026-09-16")
    const texts = { objectives: `Learn ${title}`, private_notes: `Bring ${title}`, minutes: 30 }
    lessons.push(await createLesson(api.db, { curriculum_id: course.id, title, planned_date, position, ...texts }))
  }
  return { id: course.id, subject_id: subject.id, lessons: lessons.map(({ id }) => id) }
}

export type ArtCourse = Partial<Parameters<typeof createCurriculum>[1]>

/** Copies a course to Ben in the same year, unless something else is given. */
export async function copyToBen({ parent, ben }: { parent: Caller; ben: string }, id: string, given: object) {
  const copy = { id, student_ids: [ben], academic_year: "2026-2027", ...given }
  const { curricula, change_id } = await parent.curriculum.copy(copy)
  return { curricula, change_id, first: curricula[0]?.id ?? "" }
}
