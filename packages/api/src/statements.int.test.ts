import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, testNow, type Caller, type TestApi } from "./testing/test-api.ts"

// No query inside a loop: a list takes as many statements for fifty rows as for one.
let api: TestApi
let few: Caller
let many: Caller

async function familyWith(count: number): Promise<Caller> {
  const parent = await rows.createParent(api.db)
  const { family_id } = parent
  let handedIn: string | undefined
  for (let n = 0; n < count; n++) {
    const { id: provider_id } = await rows.createProvider(api.db, { family_id })
    const curriculum = await rows.createCurriculum(api.db, { family_id, provider_id })
    const { id: curriculum_id, student_id, subject_id } = curriculum
    const { id: assignment_id } = await rows.createAssignment(api.db, { family_id, curriculum_id, status: "graded" })
    await rows.createGrade(api.db, { family_id, assignment_id })
    handedIn ??= assignment_id
    await rows.createSubmission(api.db, { family_id, assignment_id: handedIn })
    const { id: resource_id } = await rows.createResource(api.db, { family_id })
    const { id: lesson_id } = await rows.createLesson(api.db, { family_id, curriculum_id })
    await api.db.lesson_resource.create({ data: { family_id, lesson_id, resource_id } })
    await rows.createScheduleEntry(api.db, { family_id, student_id, subject_id, day_of_week: "tuesday" })
    await rows.createEvent(api.db, { family_id, student_id })
    await rows.createAttendance(api.db, { family_id, student_id })
    await rows.createNotification(api.db, { family_id, user_id: parent.id })
    if (n > 0) await rows.createParent(api.db, { family_id })
    if (n > 0) await api.callerFor(parent)
    const invitation = { family_id, invited_by: parent.id, email: `guest${n}@example.com`, role: "teacher" as const }
    await api.db.invitation.create({ data: { ...invitation, token_hash: `${family_id} ${n}`, expires_at: testNow } })
  }
  return api.callerFor(parent)
}

beforeAll(async () => {
  api = await openTestApi()
  few = await familyWith(1)
  many = await familyWith(50)
})
afterAll(() => api.close())

/** All that was handed in is for this one. */
const oldest = new Map<Caller, string>()
async function oldestAssignment(caller: Caller): Promise<string> {
  const known = oldest.get(caller) ?? (await caller.assignments.list({ limit: 1 }))[0]?.id ?? ""
  oldest.set(caller, known)
  return known
}

const lists: [string, number, (caller: Caller) => Promise<unknown[]>][] = [
  ["students.list", 3, (caller) => caller.students.list({})],
  ["subjects.list", 1, (caller) => caller.subjects.list({})],
  ["providers.list", 1, (caller) => caller.providers.list({})],
  ["curriculum.list", 2, (caller) => caller.curriculum.list({})],
  ["assignments.list", 1, (caller) => caller.assignments.list({})],
  ["grades.list", 1, (caller) => caller.grades.list({})],
  ["resources.list", 1, (caller) => caller.resources.list({})],
  ["lessons.list", 1, (caller) => caller.lessons.list({})],
  ["submissions.list", 2, async (caller) => caller.submissions.list({ assignment_id: await oldestAssignment(caller) })],
  ["schedule.list", 1, (caller) => caller.schedule.list({})],
  ["events.list", 1, (caller) => caller.events.list({})],
  ["attendance.list", 1, (caller) => caller.attendance.list({})],
  ["progress.list", 3, (caller) => caller.progress.list({})],
  ["users.list", 1, (caller) => caller.users.list({})],
  ["sessions.list", 1, (caller) => caller.sessions.list()],
  ["notifications.list", 1, (caller) => caller.notifications.list({})],
  ["invitations.list", 1, (caller) => caller.invitations.list()],
]

/** Statements a call takes after the session check, which is one. */
async function countStatements(call: () => Promise<unknown>): Promise<number> {
  api.statements.length = 0
  await call()
  expect(api.statements[0]).toContain('"session"')
  return api.statements.length - 1
}

test.each(lists)("%s takes %i after the session check, for 1 row and for 50", async (_, expected, list) => {
  expect(await list(few)).toHaveLength(1)
  expect(await list(many)).toHaveLength(50)
  expect(await countStatements(() => list(few))).toBe(expected)
  expect(await countStatements(() => list(many))).toBe(expected)
})

test("a child's grades take two, one of them to see that the child may be seen", async () => {
  const [student] = await many.students.list({})
  expect(await countStatements(() => many.grades.ofStudent({ student_id: student?.id ?? "" }))).toBe(2)
})

test("every list procedure is counted here", async () => {
  const { listRestRoutes } = await import("./rest-routes.ts")
  const all = listRestRoutes()
    .map(({ procedure }) => procedure)
    .filter((name) => name.endsWith(".list"))
  expect(all.sort()).toEqual(lists.map(([name]) => name).sort())
})

test("the dashboard's figures take four, however much there is", async () => {
  expect(await countStatements(() => few.dashboard.stats())).toBe(4)
  expect(await countStatements(() => many.dashboard.stats())).toBe(4)
})

test("streaks take two, and the whole dashboard sixteen, however much there is", async () => {
  for (const caller of [few, many]) {
    expect(await countStatements(() => caller.attendance.streaks({}))).toBe(2)
    expect(await countStatements(() => caller.dashboard.overview())).toBe(16)
  }
})
