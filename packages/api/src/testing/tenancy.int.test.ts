import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { listRestRoutes } from "../openapi/rest-routes.ts"
import { callProcedure } from "./call-procedure.ts"
import { checksum, openFullFamily, type FullFamily } from "./full-family.ts"
import { openTestApi, type Caller, type TestApi } from "./test-api.ts"

// Two families, each with one of everything. The first one's parent tries the second one's ids on every procedure.
let api: TestApi
let intruder: Caller
let own: FullFamily
let theirs: FullFamily
let before: string
beforeAll(async () => {
  api = await openTestApi()
  own = await openFullFamily(api)
  theirs = await openFullFamily(api)
  intruder = await api.callerFor(own.parent)
  before = await checksum(api)
})
afterAll(() => api.close())

/** The input that a by-id procedure needs besides the id. */
const patches: Record<string, object> = {
  "students.update": { first_name: "Mine" },
  "subjects.update": { name: "Mine" },
  "providers.update": { name: "Mine" },
  "curriculum.update": { goals: "Mine" },
  "assignments.update": { title: "Mine" },
  "lessons.update": { title: "Mine" },
  "loops.update": { name: "Mine" },
  "time.update": { description: "Mine" },
  "gradingScales.update": { name: "Mine" },
  "pastCourses.update": { title: "Mine" },
  "requirements.update": { grade_level: "5" },
  "filings.update": { title: "Mine" },
  "calendarFeeds.update": { detail: "busy" },
  "resources.update": { title: "Mine" },
  "schedule.update": { location: "Mine" },
  "events.update": { title: "Mine" },
  "schoolYears.update": { school_days: ["monday"] },
}

/** Lists with a required filter. Another family's id is not found. */
const listsOf: Record<string, () => object> = { submissions: () => ({ assignment_id: own.ids.assignments }) }

/** Lists without any filter. */
const takesNothing = new Set(["sessions", "invitations", "tablets", "accessTokens", "calendarFeeds"])

const byIdProcedures = listRestRoutes()
  // A rule pack's id is not that of a row.
  .filter(({ path, fields }) => path.endsWith("/{id}") && fields?.["id"] === "id")
  .map(({ procedure }) => procedure)

function call(procedure: string, input?: object): Promise<unknown> {
  return callProcedure(intruder, procedure, input)
}

function idOf(family: FullFamily, procedure: string): string {
  const id = new Map(Object.entries(family.ids)).get(procedure.split(".")[0] ?? "")
  if (!id) throw new Error(`this test has no row for ${procedure}: add one to openFullFamily`)
  return id
}

describe("across families", { tags: ["access.tenancy"] }, () => {
  test("there are by-id procedures to test", () => expect(byIdProcedures.length).toBeGreaterThanOrEqual(17))

  test.each(byIdProcedures)(
    "%s answers NOT_FOUND, as for an id that does not exist, and changes nothing",
    async (procedure) => {
      const foreign = await call(procedure, { id: idOf(theirs, procedure), ...patches[procedure] }).catch(
        (error: unknown) => error,
      )
      const unknown = await call(procedure, {
        id: "0199a000-0000-7000-8000-000000000000",
        ...patches[procedure],
      }).catch((error: unknown) => error)
      expect(foreign).toMatchObject({ code: "NOT_FOUND" })
      expect(String(foreign)).toBe(String(unknown))
      expect(await checksum(api)).toBe(before)
    },
  )

  test.each(listRestRoutes().flatMap(({ procedure }) => /^\w+(?=\.list$)/.exec(procedure) ?? []))(
    "%s.list shows nothing of theirs",
    async (noun) => {
      const seen = JSON.stringify(
        await call(`${noun}.list`, takesNothing.has(noun) ? undefined : (listsOf[noun]?.() ?? {})),
      )
      for (const id of [...Object.values(theirs.ids), theirs.parent.id]) expect(seen).not.toContain(id)
    },
  )

  test.each<[string, () => object]>([
    ["assignments.list", () => ({ student_id: theirs.ids.students })],
    ["assignments.list", () => ({ subject_id: theirs.ids.subjects })],
    ["assignments.list", () => ({ curriculum_id: theirs.ids.curriculum })],
    ["assignments.counts", () => ({ student_id: theirs.ids.students })],
    ["curriculum.list", () => ({ student_id: theirs.ids.students })],
    ["curriculum.list", () => ({ subject_id: theirs.ids.subjects })],
    ["grades.list", () => ({ student_id: theirs.ids.students })],
    ["resources.list", () => ({ subject_id: theirs.ids.subjects })],
    ["lessons.list", () => ({ student_id: theirs.ids.students })],
    ["pastCourses.list", () => ({ student_id: theirs.ids.students })],
    ["requirements.list", () => ({ student_id: theirs.ids.students })],
    ["requirements.list", () => ({ school_year_id: theirs.ids.schoolYears })],
    ["filings.list", () => ({ student_id: theirs.ids.students })],
    ["filings.list", () => ({ school_year_id: theirs.ids.schoolYears })],
    ["filings.list", () => ({ requirement_id: theirs.ids.requirements })],
    ["lessons.list", () => ({ curriculum_id: theirs.ids.curriculum })],
    ["schedule.list", () => ({ student_id: theirs.ids.students })],
    ["events.list", () => ({ student_id: theirs.ids.students })],
    [
      "schoolDays.inRange",
      () => ({ start_date: "2026-09-20", end_date: "2026-09-21", student_id: theirs.ids.students }),
    ],
    ["planner.inRange", () => ({ start_date: "2026-09-20", end_date: "2026-09-21", student_id: theirs.ids.students })],
    ["attendance.list", () => ({ student_id: theirs.ids.students })],
    ["progress.list", () => ({ student_id: theirs.ids.students })],
    ["progress.weeks", () => ({ student_id: theirs.ids.students })],
  ])("%s filtered by another family's row answers NOT_FOUND", async (procedure, filter) => {
    await expect(call(procedure, filter())).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("another family's rows cannot be used as a cursor", async () => {
    const cursor = theirs.ids.assignments
    await expect(intruder.assignments.list({ cursor })).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })

  test("the database itself refuses a row that refers to another family", async () => {
    const crossing = api.db.assignment.create({
      data: {
        family_id: own.parent.family_id,
        student_id: own.ids.students,
        curriculum_id: theirs.ids.curriculum,
        title: "Crossing",
        assigned_date: new Date(0),
        due_date: new Date(0),
      },
    })
    await expect(crossing).rejects.toMatchObject({ code: "P2003" })
  })
})
