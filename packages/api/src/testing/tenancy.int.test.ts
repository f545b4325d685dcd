import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { listRestRoutes } from "../openapi/rest-routes.ts"
import { callProcedure } from "./call-procedure.ts"
import { checksum, openFullFamily, type FullFamily } from "./full-family.ts"
import { tableOf } from "./table-of.ts"
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

/** Lists with a required filter. Another family's id is not found. */
const listsOf: Record<string, () => object> = { "submissions.list": () => ({ assignment_id: own.ids.assignment }) }

const byIdProcedures = listRestRoutes()
  // A rule pack's id is not that of a row.
  .filter(({ path, fields }) => path.endsWith("/{id}") && fields?.["id"] === "id")
  .map(({ procedure }) => procedure)

/** What a procedure needs besides the id. */
const alsoNeeds: Record<string, object> = { "waysIn.revoke": { kind: "tablet" } }

function call(procedure: string, input?: object): Promise<unknown> {
  return callProcedure(intruder, procedure, input && { ...alsoNeeds[procedure], ...input })
}

function idOf({ ids }: FullFamily, procedure: string): string {
  const table = tableOf(procedure.split(".")[0] ?? "")
  const id = procedure === "transcripts.removeLink" ? ids.transcript_link : table && ids[table]
  if (!id) throw new Error(`No row of ${procedure}: name its table in table-of.ts.`)
  return id
}

describe("across families", { tags: ["access.tenancy"] }, () => {
  test("there are by-id procedures to test", () => expect(byIdProcedures.length).toBeGreaterThanOrEqual(17))

  test.each(byIdProcedures)(
    "%s answers NOT_FOUND, as for an id that does not exist, and changes nothing",
    async (procedure) => {
      const foreign = await call(procedure, { id: idOf(theirs, procedure) }).catch((error: unknown) => error)
      const unknown = await call(procedure, {
        id: "0199a000-0000-7000-8000-000000000000",
      }).catch((error: unknown) => error)
      expect(foreign).toMatchObject({ code: "NOT_FOUND" })
      expect(String(foreign)).toBe(String(unknown))
      expect(await checksum(api)).toBe(before)
    },
  )

  test.each(listRestRoutes().filter(({ procedure }) => procedure.endsWith(".list")))(
    "$procedure shows nothing of theirs",
    async ({ procedure, fields }) => {
      const seen = JSON.stringify(await call(procedure, fields ? (listsOf[procedure]?.() ?? {}) : undefined))
      for (const id of [...Object.values(theirs.ids), theirs.parent.id]) expect(seen).not.toContain(id)
    },
  )

  test.each<[string, () => object]>([
    ["assignments.list", () => ({ student_id: theirs.ids.student })],
    ["assignments.list", () => ({ subject_id: theirs.ids.subject })],
    ["assignments.list", () => ({ curriculum_id: theirs.ids.curriculum })],
    ["assignments.counts", () => ({ student_id: theirs.ids.student })],
    ["curriculum.list", () => ({ student_id: theirs.ids.student })],
    ["curriculum.list", () => ({ subject_id: theirs.ids.subject })],
    ["grades.list", () => ({ student_id: theirs.ids.student })],
    ["resources.list", () => ({ subject_id: theirs.ids.subject })],
    ["lessons.list", () => ({ student_id: theirs.ids.student })],
    ["pastCourses.list", () => ({ student_id: theirs.ids.student })],
    ["requirements.list", () => ({ student_id: theirs.ids.student })],
    ["requirements.list", () => ({ school_year_id: theirs.ids.school_year })],
    ["filings.list", () => ({ student_id: theirs.ids.student })],
    ["filings.list", () => ({ school_year_id: theirs.ids.school_year })],
    ["filings.list", () => ({ requirement_id: theirs.ids.requirement })],
    ["lessons.list", () => ({ curriculum_id: theirs.ids.curriculum })],
    ["schedule.list", () => ({ student_id: theirs.ids.student })],
    ["events.list", () => ({ student_id: theirs.ids.student })],
    [
      "schoolDays.inRange",
      () => ({ start_date: "2026-09-20", end_date: "2026-09-21", student_id: theirs.ids.student }),
    ],
    ["planner.inRange", () => ({ start_date: "2026-09-20", end_date: "2026-09-21", student_id: theirs.ids.student })],
    ["attendance.list", () => ({ student_id: theirs.ids.student })],
    ["progress.list", () => ({ student_id: theirs.ids.student })],
    ["progress.weeks", () => ({ student_id: theirs.ids.student })],
  ])("%s filtered by another family's row answers NOT_FOUND", async (procedure, filter) => {
    await expect(call(procedure, filter())).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("another family's rows cannot be used as a cursor", async () => {
    const cursor = theirs.ids.assignment
    await expect(intruder.assignments.list({ cursor })).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })

  test("the database itself refuses a row that refers to another family", async () => {
    const crossing = api.db.assignment.create({
      data: {
        family_id: own.parent.family_id,
        student_id: own.ids.student,
        curriculum_id: theirs.ids.curriculum,
        title: "Crossing",
        assigned_date: new Date(0),
        due_date: new Date(0),
      },
    })
    await expect(crossing).rejects.toMatchObject({ code: "P2003" })
  })
})
