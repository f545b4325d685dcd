import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { dayToDate } from "@hearthbook/core/time/days"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

const idsOf = (hits: { id: string }[]) => hits.map(({ id }) => id)

/** A child's course in a subject, with a lesson and an assignment of the same title. */
async function openCourse(first_name: string, subject: string, title: string) {
  const student = await rows.createStudent(api.db, { family_id, first_name, last_name: "Miller" })
  const { id: subject_id } = await rows.createSubject(api.db, { family_id, name: subject })
  const course = await rows.createCurriculum(api.db, { family_id, student_id: student.id, subject_id })
  const lesson = await rows.createLesson(api.db, { curriculum_id: course.id, title })
  const work = await rows.createAssignment(api.db, { family_id, curriculum_id: course.id, title, description: null })
  return { student, course, lesson, work }
}

test(
  "finds students, courses, lessons, assignments and resources by words in any order and case",
  { tags: ["palette.search", "api.search"] },
  async () => {
    const { student, course, lesson, work } = await openCourse("Zoë", "Naturkunde", "The Łódź river")
    await openCourse("Ben", "Math", "Fractions")
    const resource = await rows.createResource(api.db, { family_id, title: "River atlas" })
    expect(idsOf((await parent.search.all({ query: "ZOE" })).students)).toEqual([student.id])
    expect(idsOf((await parent.search.all({ query: "natur zoe" })).courses)).toEqual([course.id])
    const found = await parent.search.all({ query: " river lodz " })
    expect([idsOf(found.lessons), idsOf(found.assignments), idsOf(found.resources)]).toEqual([
      [lesson.id],
      [work.id],
      [],
    ])
    expect(found.lessons[0]).toMatchObject({ title: "The Łódź river", subject: { name: "Naturkunde" } })
    expect(idsOf((await parent.search.all({ query: "river" })).resources)).toEqual([resource.id])
  },
)

test(
  "a student's name narrows lessons and work, and does not list them alone",
  { tags: ["palette.search"] },
  async () => {
    const zoe = await openCourse("Zoë", "Math", "Lesson 5")
    await openCourse("Ben", "Math", "Lesson 5")
    const { lessons, assignments } = await parent.search.all({ query: "zoe lesson 5" })
    expect([idsOf(lessons), idsOf(assignments)]).toEqual([[zoe.lesson.id], [zoe.work.id]])
    const named = await parent.search.all({ query: "zoe" })
    expect([named.courses.length, named.lessons, named.assignments]).toEqual([1, [], []])
  },
)

test("lists five of each kind, the nearest day first", { tags: ["palette.search"] }, async () => {
  const { course } = await openCourse("Ada", "Math", "Other")
  // testNow is 15 September 2026.
  const days = ["2026-09-01", "2026-09-16", "2026-10-30", null, "2026-09-12", "2026-09-15", "2026-09-20"]
  for (const day of days)
    await rows.createLesson(api.db, { curriculum_id: course.id, title: "Tides", planned_date: day && dayToDate(day) })
  const { lessons } = await parent.search.all({ query: "tides" })
  expect(lessons.map(({ planned_date }) => planned_date?.slice(0, 10))).toEqual([
    "2026-09-15",
    "2026-09-16",
    "2026-09-12",
    "2026-09-20",
    "2026-09-01",
  ])
})

test("titles that begin with the word come first", { tags: ["palette.search"] }, async () => {
  const [after, first] = [
    await rows.createResource(api.db, { family_id, title: "A book of owls" }),
    await rows.createResource(api.db, { family_id, title: "Owls" }),
  ]
  expect(idsOf((await parent.search.all({ query: "owl" })).resources)).toEqual([first.id, after.id])
})

test.each(["", "  ", "%", "_"])("nothing is found for %j", { tags: ["palette.search"] }, async (query) => {
  await openCourse("Ada", "Math", "Fractions")
  const found = await parent.search.all({ query })
  expect(Object.values(found).flat()).toEqual([])
})

test("another family's records are not found", { tags: ["palette.search"] }, async () => {
  await openCourse("Ada", "Math", "Fractions")
  const { parent: other } = await api.openFamily()
  for (const query of ["ada", "math", "fractions"])
    expect(Object.values(await other.search.all({ query })).flat()).toEqual([])
})

test("a child's own login cannot search", { tags: ["palette.search"] }, async () => {
  const child = await api.callerFor(await rows.createStudentLogin(api.db, { family_id }))
  await expect(child.search.all({ query: "math" })).rejects.toMatchObject({ code: "FORBIDDEN" })
})
