import { createCurriculum } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { familyWith } from "./family-with.ts"
import { openTestApi, type Caller, type TestApi } from "./test-api.ts"

// Guards against queries in a loop: a list takes the same number of statements for fifty rows as for one.
let api: TestApi
let few: Caller
let many: Caller

beforeAll(async () => {
  api = await openTestApi()
  few = await familyWith(api, 1)
  many = await familyWith(api, 50)
})
afterAll(() => api.close())

/** All submissions are for this assignment. */
const oldest = new Map<Caller, string>()
async function oldestAssignment(caller: Caller): Promise<string> {
  const known = oldest.get(caller) ?? (await caller.assignments.list({ limit: 1 }))[0]?.id ?? ""
  oldest.set(caller, known)
  return known
}

const lists: [string, number, (caller: Caller) => Promise<unknown[]>][] = [
  ["students.list", 2, (caller) => caller.students.list({})],
  ["subjects.list", 1, (caller) => caller.subjects.list({})],
  ["providers.list", 1, (caller) => caller.providers.list({})],
  ["curriculum.list", 9, (caller) => caller.curriculum.list({})],
  ["assignments.list", 1, (caller) => caller.assignments.list({})],
  ["grades.list", 1, (caller) => caller.grades.list({})],
  ["resources.list", 1, (caller) => caller.resources.list({})],
  ["lessons.list", 1, (caller) => caller.lessons.list({})],
  ["loops.list", 3, (caller) => caller.loops.list({})],
  ["time.list", 1, (caller) => caller.time.list({})],
  ["submissions.list", 2, async (caller) => caller.submissions.list({ assignment_id: await oldestAssignment(caller) })],
  ["schedule.list", 1, (caller) => caller.schedule.list({})],
  ["schoolYears.list", 1, (caller) => caller.schoolYears.list({})],
  ["changes.list", 1, (caller) => caller.changes.list({})],
  ["gradingScales.list", 1, async (caller) => (await caller.gradingScales.list({})).filter(({ builtin }) => !builtin)],
  ["pastCourses.list", 1, (caller) => caller.pastCourses.list({})],
  ["requirements.list", 1, (caller) => caller.requirements.list({})],
  ["filings.list", 1, (caller) => caller.filings.list({})],
  ["amendments.list", 1, (caller) => caller.amendments.list({})],
  ["imports.list", 1, (caller) => caller.imports.list({})],
  ["events.list", 1, (caller) => caller.events.list({})],
  ["attendance.list", 1, (caller) => caller.attendance.list({})],
  ["progress.list", 3, (caller) => caller.progress.list({})],
  ["users.list", 1, (caller) => caller.users.list({})],
  ["accessTokens.list", 1, (caller) => caller.accessTokens.list()],
  ["sessions.list", 1, (caller) => caller.sessions.list()],
  ["notifications.list", 1, (caller) => caller.notifications.list({})],
  ["calendarFeeds.list", 1, (caller) => caller.calendarFeeds.list()],
  ["tablets.list", 1, (caller) => caller.tablets.list()],
  ["invitations.list", 1, (caller) => caller.invitations.list()],
]

/** The statements of a call after its session check, without those that start, scope and end its transaction. */
async function countStatements(call: () => Promise<unknown>): Promise<number> {
  api.statements.length = 0
  await call()
  const [session, ...more] = api.statements
  expect(session).toContain("FROM session")
  const around = more.filter((sql) => /^(BEGIN|COMMIT|-- Implicit|SELECT set_config\('role')/.test(sql))
  expect(around.length).toBeLessThanOrEqual(3)
  return more.length - around.length
}

test.each(lists)("%s takes %i after the session check, for 1 row and for 50", async (_, expected, list) => {
  expect(await list(few)).toHaveLength(1)
  expect(await list(many)).toHaveLength(50)
  expect(await countStatements(() => list(few))).toBe(expected)
  expect(await countStatements(() => list(many))).toBe(expected)
})

const nia = { first_name: "Nia", last_name: "Tester", date_of_birth: "2016-05-20", grade_level: "4" as const }

test("a child's grades take one, and one more for an empty list, to check whether the child may be seen", async () => {
  const [student] = await many.students.list({})
  expect(await countStatements(() => many.grades.ofStudent({ student_id: student?.id ?? "" }))).toBe(1)
  const { id: student_id } = await many.students.create(nia)
  expect(await countStatements(() => many.grades.ofStudent({ student_id }))).toBe(2)
  await many.students.delete({ id: student_id })
})

test("a page of filtered work takes two: one for its cursor", async () => {
  const [student] = await many.students.list({})
  const [first] = await many.assignments.list({})
  const filter = { student_id: student?.id, status: "graded" as const, limit: 20 }
  expect(await countStatements(() => many.assignments.list(filter))).toBe(1)
  expect(await countStatements(() => many.assignments.list({ limit: 20, cursor: first?.id }))).toBe(2)
})

test("every list procedure is counted here", async () => {
  const { listRestRoutes } = await import("../openapi/rest-routes.ts")
  const all = listRestRoutes()
    .map(({ procedure }) => procedure)
    // Rule packs are files, without a statement.
    .filter((name) => name.endsWith(".list") && name !== "rulePacks.list")
  expect(all.sort()).toEqual(lists.map(([name]) => name).sort())
})

test("the PINs of all children take one", async () => {
  for (const caller of [few, many]) expect(await countStatements(() => caller.tablets.pins())).toBe(1)
})

test("a search of everything takes one", async () => {
  for (const caller of [few, many])
    expect(await countStatements(() => caller.search.all({ query: "fractions" }))).toBe(1)
})

test("the dashboard's figures take two statements, one of them for the school days", async () => {
  expect(await countStatements(() => few.dashboard.stats())).toBe(2)
  expect(await countStatements(() => many.dashboard.stats())).toBe(2)
})

test("streaks take two, and so do the school days of all students. The dashboard takes fourteen, whatever the number of rows", async () => {
  for (const caller of [few, many]) {
    expect(await countStatements(() => caller.attendance.streaks({}))).toBe(2)
    const week = { start_date: "2026-09-14", end_date: "2026-09-20" }
    expect(await countStatements(() => caller.schoolDays.ofStudents(week))).toBe(2)
    expect(await countStatements(() => caller.dashboard.overview())).toBe(14)
  }
})

test("how each child is doing takes four, whatever the number of children", async () => {
  for (const caller of [few, many]) expect(await countStatements(() => caller.requirements.overview({}))).toBe(4)
})

test("a change of many assignments takes as many statements as a change of one", async () => {
  const count = async (caller: Caller, action: Parameters<Caller["assignments"]["changeMany"]>[0]["action"]) => {
    const assignment_ids = (await caller.assignments.list({})).map(({ id }) => id)
    return countStatements(() => caller.assignments.changeMany({ scope: { assignment_ids }, action }))
  }
  for (const action of [
    { kind: "shift" as const, school_days: 1 },
    { kind: "status" as const, status: "submitted" as const },
    { kind: "delete" as const },
  ]) {
    expect(await count(many, action)).toBe(await count(few, action))
  }
})

test("a transcript, a report card and the grades of courses take as many statements for 60 courses as for one", async () => {
  const { user, parent, family_id } = await api.openFamily()
  const { student_id, subject_id } = await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })
  const year = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
  const count = async () => {
    const caller = await api.callerFor(user)
    return [
      await countStatements(() => caller.transcripts.get({ id: student_id })),
      await countStatements(() => caller.reportCards.get({ id: student_id, school_year_id: year.id })),
      await countStatements(() => caller.curriculum.list({})),
      await countStatements(() => caller.progress.list({})),
      await countStatements(() => caller.students.list({})),
    ]
  }
  const one = await count()
  const row = { family_id, student_id, subject_id, academic_year: "2026-2027", weights: { test: 1 } }
  await api.db.curriculum.createMany({ data: Array.from({ length: 59 }, () => row) })
  const courses = await parent.curriculum.list({})
  expect(courses).toHaveLength(60)
  const results = courses.map(({ id }) => ({ family_id, student_id, curriculum_id: id, comment: "Good" }))
  await api.db.course_result.createMany({ data: results })
  expect(await count()).toEqual(one)
})
