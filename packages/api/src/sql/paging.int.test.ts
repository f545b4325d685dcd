import { afterAll, beforeAll, expect, test } from "vitest"
import { listRestRoutes } from "../openapi/rest-routes.ts"
import { familyWith } from "../testing/family-with.ts"
import { openTestApi, type Caller, type TestApi } from "../testing/test-api.ts"

type Page = { limit?: number; cursor?: string }

/** Every paged list. The rows share the values that they are sorted by, so their ids decide. */
const lists: Record<string, (caller: Caller, page: Page) => Promise<{ id: string }[]>> = {
  "students.list": (caller, page) => caller.students.list(page),
  "subjects.list": (caller, page) => caller.subjects.list(page),
  "providers.list": (caller, page) => caller.providers.list(page),
  "curriculum.list": (caller, page) => caller.curriculum.list(page),
  "assignments.list": (caller, page) => caller.assignments.list(page),
  "assignments.list, latest due": (caller, page) => caller.assignments.list({ ...page, order: "latest_due" }),
  "assignments.list, latest assigned": (caller, page) => caller.assignments.list({ ...page, order: "latest_assigned" }),
  "grades.list": (caller, page) => caller.grades.list(page),
  "grades.list, newest": (caller, page) => caller.grades.list({ ...page, order: "newest" }),
  "resources.list": (caller, page) => caller.resources.list(page),
  "lessons.list": (caller, page) => caller.lessons.list(page),
  "schedule.list": (caller, page) => caller.schedule.list(page),
  "events.list": (caller, page) => caller.events.list(page),
  "attendance.list": (caller, page) => caller.attendance.list(page),
  "users.list": (caller, page) => caller.users.list(page),
  "changes.list": (caller, page) => caller.changes.list(page),
  "loops.list": (caller, page) => caller.loops.list(page),
  "gradingScales.list": (caller, page) => caller.gradingScales.list(page),
  "pastCourses.list": (caller, page) => caller.pastCourses.list(page),
  "requirements.list": (caller, page) => caller.requirements.list(page),
  "filings.list": (caller, page) => caller.filings.list(page),
  "amendments.list": (caller, page) => caller.amendments.list(page),
  "time.list": (caller, page) => caller.time.list(page),
  "schoolYears.list": (caller, page) => caller.schoolYears.list(page),
  "notifications.list": (caller, page) => caller.notifications.list(page),
}

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

async function walk(list: (page: Page) => Promise<{ id: string }[]>, cursor?: string): Promise<string[]> {
  const rows = await list({ limit: 5, cursor })
  const ids = rows.map(({ id }) => id)
  return rows.length < 5 ? ids : [...ids, ...(await walk(list, ids.at(-1)))]
}

test.each(Object.entries(lists))("%s gives in pages what it gives at once, in the same order", async (_, list) => {
  const whole = await list(parent, {})
  // More than a page.
  expect(whole.length).toBeGreaterThan(5)
  expect(await walk((page) => list(parent, page))).toEqual(whole.map(({ id }) => id))
})

test("every list is paged here, except those that are returned whole", () => {
  const walked = Object.keys(lists).map((name) => name.split(",")[0])
  const left = listRestRoutes().filter(({ procedure }) => procedure.endsWith(".list") && !walked.includes(procedure))
  const whole = [
    "accessTokens.list",
    "calendarFeeds.list",
    "imports.list",
    "invitations.list",
    "progress.list",
    "rulePacks.list",
    "sessions.list",
    "submissions.list",
    "tablets.list",
  ]
  expect(left.map(({ procedure }) => procedure).sort()).toEqual(whole)
})
