import { createCurriculum } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { listRestRoutes } from "../openapi/rest-routes.ts"
import { callProcedure } from "./call-procedure.ts"
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

/** The lists that take more than one statement. */
const expected: Record<string, number> = {
  "students.list": 2,
  "curriculum.list": 9,
  "loops.list": 3,
  "submissions.list": 2,
  "progress.list": 3,
}

/** Rule packs are files, without a statement. The ways in are of several kinds, and have a test of their own. */
const others = ["rulePacks.list", "waysIn.list"]

/** Every other list. */
const lists = listRestRoutes()
  .filter(({ procedure }) => procedure.endsWith(".list") && !others.includes(procedure))
  .map(({ procedure, fields }) => ({ procedure, fields, count: expected[procedure] ?? 1 }))

type Row = { builtin?: boolean }

/** The rows of a list that a family has. */
async function listRows(caller: Caller, { procedure, fields }: (typeof lists)[number]): Promise<Row[]> {
  const of = procedure === "submissions.list" ? { assignment_id: await oldestAssignment(caller) } : {}
  const rows = (await callProcedure(caller, procedure, fields ? of : undefined)) as Row[]
  return rows.filter(({ builtin }) => !builtin)
}

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

test.each(lists)("$procedure takes $count after the session check, for 1 row and for 50", async (list) => {
  expect(await listRows(few, list)).toHaveLength(1)
  expect(await listRows(many, list)).toHaveLength(50)
  expect(await countStatements(() => listRows(few, list))).toBe(list.count)
  expect(await countStatements(() => listRows(many, list))).toBe(list.count)
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

test("the PINs of all children take one", async () => {
  for (const caller of [few, many]) expect(await countStatements(() => caller.tablets.pins())).toBe(1)
})

test("the ways in take ten: one for each kind, and two for names", async () => {
  for (const caller of [few, many]) expect(await countStatements(() => caller.waysIn.list())).toBe(10)
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
