import { afterAll, beforeAll, expect, test } from "vitest"
import { listRestRoutes, type RestRoute } from "../openapi/rest-routes.ts"
import { callProcedure } from "../testing/call-procedure.ts"
import { familyWith } from "../testing/family-with.ts"
import { openTestApi, type Caller, type TestApi } from "../testing/test-api.ts"

type Row = { id: string }

const lists = listRestRoutes().filter(({ procedure }) => procedure.endsWith(".list"))
const isPaged = ({ fields }: RestRoute) => fields !== null && "cursor" in fields

/** Every paged list. The rows share the values that they are sorted by, so their ids decide. */
const paged = [
  ...lists.filter(isPaged).map(({ procedure }) => ({ procedure, order: undefined })),
  { procedure: "assignments.list", order: "latest_due" },
  { procedure: "assignments.list", order: "latest_assigned" },
  { procedure: "grades.list", order: "newest" },
]

let api: TestApi
let parent: Caller
beforeAll(async () => {
  api = await openTestApi()
  parent = await familyWith(api, 12)
  const classes = await parent.schedule.list({})
  const weekdays = ["friday", "monday", "sunday"] as const
  for (const [index, { id }] of classes.entries())
    await parent.schedule.update({ id, day_of_week: weekdays[index % weekdays.length] })
  const { family } = await parent.auth.whoami()
  const [student] = await parent.students.list({})
  const many = Array.from({ length: 12 }, (_, index) => index)
  const changes = many.map(() => ({ family_id: family.id, kind: "series" as const, summary: "Added 1 lesson" }))
  await api.db.change.createMany({ data: changes })
  const loops = many.map((index) => ({
    family_id: family.id,
    student_id: student?.id ?? "",
    name: `Loop ${index % 3}`,
  }))
  await api.db.loop.createMany({ data: loops })
  const days = many.map((index) => ({ date: new Date(Date.UTC(2026, 1, 1 + (index % 3))), minutes: 30 + index }))
  await api.db.time_entry.createMany({
    data: days.map((day) => ({ ...day, family_id: family.id, student_id: student?.id ?? "" })),
  })
})
afterAll(() => api.close())

function list(procedure: string, input: object): Promise<Row[]> {
  return callProcedure(parent, procedure, input) as Promise<Row[]>
}

async function walk(procedure: string, order?: string, cursor?: string): Promise<string[]> {
  const rows = await list(procedure, { order, limit: 5, cursor })
  const ids = rows.map(({ id }) => id)
  return rows.length < 5 ? ids : [...ids, ...(await walk(procedure, order, ids.at(-1)))]
}

test.each(paged)("$procedure gives in pages what it gives at once, in the same order: $order", async (one) => {
  const whole = await list(one.procedure, { order: one.order })
  // More than a page.
  expect(whole.length).toBeGreaterThan(5)
  expect(await walk(one.procedure, one.order)).toEqual(whole.map(({ id }) => id))
})

test("every list is paged, except those that are returned whole", () => {
  const left = lists.filter((route) => !isPaged(route)).map(({ procedure }) => procedure)
  expect(left.sort()).toEqual([
    "accessTokens.list",
    "calendarFeeds.list",
    "imports.list",
    "invitations.list",
    "progress.list",
    "rulePacks.list",
    "sessions.list",
    "submissions.list",
    "tablets.list",
    "waysIn.list",
  ])
})
