import { createCurriculum, createLesson } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lessonsInSeptember, readPlan } from "../../../testing/september-lessons.ts"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
/** A course that meets on every school day of 2026-2027. Today is Tuesday, 15 September 2026. */
let course: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  course = (await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })).id
})
afterAll(api.close)

type Input = Parameters<Caller["planning"]["reschedule"]>[0]

const lessonsOn = (days: (number | null)[], id = course) => lessonsInSeptember(api, id, days)
const plan = (id = course) => readPlan(api, id)

describe("is refused", () => {
  test(
    "if lessons were changed after the preview, with what changed",
    { tags: ["planning.move-conflict"] },
    async () => {
      const [one = "", two = ""] = await lessonsOn([14, 15])
      const input: Input = { scope: { lesson_ids: [one, two] }, action: { kind: "shift", meeting_days: 1 } }
      const preview = await parent.planning.reschedule({ ...input, preview: true })
      const expected = preview.changes.map(({ lesson_id, version }) => ({ lesson_id, version }))
      await parent.lessons.update({ id: two, title: "Renamed" })
      await expect(parent.planning.reschedule({ ...input, expected })).rejects.toMatchObject({
        code: "CONFLICT",
        cause: { details: { changed: [{ noun: "lesson", id: two, name: "Renamed" }] } },
      })
      expect(await plan()).toEqual(["L1 09-14", "Renamed 09-15"])
    },
  )

  test("for one of two moves at the same moment", { tags: ["planning.move-conflict"] }, async () => {
    const lesson_ids = await lessonsOn([14, 15, 16])
    const input: Input = { scope: { lesson_ids }, action: { kind: "shift", meeting_days: 1 } }
    const preview = await parent.planning.reschedule({ ...input, preview: true })
    const expected = preview.changes.map(({ lesson_id, version }) => ({ lesson_id, version }))
    const both = await Promise.allSettled([1, 2].map(() => parent.planning.reschedule({ ...input, expected })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    const [refusal] = both.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []))
    const changed = ["L1", "L2", "L3"].map((name, index) => ({ noun: "lesson", id: lesson_ids[index], name }))
    expect(refusal).toMatchObject({ code: "CONFLICT", cause: { details: { changed } } })
    expect(await plan()).toEqual(["L1 09-15", "L2 09-16", "L3 09-17"])
  })

  test.each<[string, Input["action"], string]>([
    ["more meeting days than there are", { kind: "shift", meeting_days: -60 }, "BAD_REQUEST"],
    [
      "a spread that ends before it begins",
      { kind: "spread", start: "2026-09-18", until: "2026-09-17" },
      "BAD_REQUEST",
    ],
    ["a spread over a weekend", { kind: "spread", start: "2026-09-19", until: "2026-09-20" }, "BAD_REQUEST"],
    ["completion in the future", { kind: "complete", on: "2026-09-16" }, "BAD_REQUEST"],
    ["laying out without a first day", { kind: "relay", per_day: 1 }, "BAD_REQUEST"],
    ["catching up without a first day", { kind: "catch_up" }, "BAD_REQUEST"],
    ["a day that does not exist", { kind: "move", to: "2026-09-31" }, "BAD_REQUEST"],
  ])("for %s, and nothing changes", async (_, action, code) => {
    const lesson_ids = await lessonsOn([14, 15])
    await expect(parent.planning.reschedule({ scope: { lesson_ids }, action })).rejects.toMatchObject({ code })
    expect(await plan()).toEqual(["L1 09-14", "L2 09-15"])
  })

  test.each<Input["action"]>([
    { kind: "shift", meeting_days: 1 },
    { kind: "relay", start: "2026-09-16" },
    { kind: "catch_up", start: "2026-09-16" },
    { kind: "spread", start: "2026-09-16", until: "2026-09-30" },
  ])("for $kind in a course that meets on no school day", { tags: ["planning.never-meets"] }, async (action) => {
    const given = { family_id, academic_year: "2026-2027", meeting_days: ["sunday" as const] }
    const sundays = (await createCurriculum(api.db, given)).id
    await lessonsOn([14], sundays)
    const move = parent.planning.reschedule({ scope: { missed: true }, action })
    await expect(move).rejects.toThrow(/^Child \d+'s Subject \d+ never meets/)
    await expect(move).rejects.toMatchObject({ code: "BAD_REQUEST" })
    expect(await plan(sundays)).toEqual(["L1 09-14"])
  })

  test("for lessons, courses and students of another family", async () => {
    const stranger = await createLesson(api.db)
    const action: Input["action"] = { kind: "skip" }
    const student_ids = [stranger.student_id]
    const scopes: Input["scope"][] = [
      { lesson_ids: [stranger.id, ...(await lessonsOn([14]))] },
      { curriculum_id: stranger.curriculum_id, from: stranger.id },
      { missed: true, student_ids },
      { missed: true, curriculum_ids: [course, stranger.curriculum_id] },
      { on_days_off: true, student_ids },
      { date: "2026-09-14", student_ids },
    ]
    for (const scope of scopes) {
      await expect(parent.planning.reschedule({ scope, action })).rejects.toMatchObject({ code: "NOT_FOUND" })
    }
  })
})
