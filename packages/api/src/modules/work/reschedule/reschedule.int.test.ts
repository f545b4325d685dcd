import { createCurriculum } from "@hearthbook/db/testing/factories"
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

const dayOff = (day: string) =>
  parent.events.create({
    title: "Sick",
    event_type: "holiday",
    all_day: true,
    start_date: `${day}T00:00`,
    end_date: `${day}T00:00`,
  })

describe("a move", () => {
  test.each<[string, (ids: string[]) => Input, string[]]>([
    [
      "pushes a lesson and all that follow back by a meeting day",
      ([, from = ""]) => ({ scope: { curriculum_id: course, from }, action: { kind: "shift", meeting_days: 1 } }),
      ["L1 09-14", "L2 09-16", "L3 09-18", "L4 09-21", "L5 -"],
    ],
    [
      "moves one to a Saturday, after those that follow in the course",
      ([, , id = ""]) => ({ scope: { lesson_ids: [id] }, action: { kind: "move", to: "2026-09-19" } }),
      ["L1 09-14", "L2 09-15", "L4 09-18", "L3 09-19", "L5 -"],
    ],
    [
      "lays the missed ones out from today",
      () => ({ scope: { missed: true }, action: { kind: "relay", start: "2026-09-15", per_day: 1 } }),
      ["L1 09-15", "L2 09-15", "L3 09-17", "L4 09-18", "L5 -"],
    ],
    [
      "catches up with two a day until the plan is met again",
      ([from = ""]) => ({
        scope: { curriculum_id: course, from },
        action: { kind: "catch_up", start: "2026-09-15", per_day: 2 },
      }),
      ["L1 09-15", "L2 09-15", "L3 09-17", "L4 09-18", "L5 -"],
    ],
    [
      "pushes the missed ones back to today, and those that follow as far as needed",
      () => ({ scope: { missed: true }, action: { kind: "catch_up", start: "2026-09-15", per_day: 1 } }),
      ["L1 09-15", "L2 09-16", "L3 09-17", "L4 09-18", "L5 -"],
    ],
    [
      "pushes the missed ones back at the pace of most days",
      () => ({ scope: { missed: true }, action: { kind: "catch_up", start: "2026-09-15" } }),
      ["L1 09-15", "L2 09-16", "L3 09-17", "L4 09-18", "L5 -"],
    ],
    [
      "spreads them evenly",
      (lesson_ids) => ({
        scope: { lesson_ids },
        action: { kind: "spread", start: "2026-09-21", until: "2026-09-24" },
      }),
      ["L1 09-21", "L2 09-21", "L3 09-22", "L4 09-23", "L5 09-24"],
    ],
    [
      "takes the day's lessons off the calendar",
      () => ({ scope: { date: "2026-09-15" }, action: { kind: "undate" } }),
      ["L1 09-14", "L2 -", "L3 09-17", "L4 09-18", "L5 -"],
    ],
    [
      "skips the missed ones",
      () => ({ scope: { missed: true }, action: { kind: "skip" } }),
      ["L1 09-14 skipped", "L2 09-15", "L3 09-17", "L4 09-18", "L5 -"],
    ],
    [
      "completes some on the day on which they were done",
      ([one = "", two = ""]) => ({
        scope: { lesson_ids: [one, two] },
        action: { kind: "complete", on: "2026-09-14" },
      }),
      ["L1 09-14 done", "L2 09-15 done", "L3 09-17", "L4 09-18", "L5 -"],
    ],
  ])(
    "%s; its preview says the same, and undo restores all",
    { tags: ["planning.move", "planning.move-preview", "planning.move-undo"] },
    async (_, make, after) => {
      const ids = await lessonsOn([14, 15, 17, 18, null])
      const before = await plan()
      const preview = await parent.planning.reschedule({ ...make(ids), preview: true })
      expect(await plan()).toEqual(before)
      const expected = preview.changes.map(({ lesson_id, version }) => ({ lesson_id, version }))
      const moved = await parent.planning.reschedule({ ...make(ids), expected })
      expect({ ...moved, change_id: null }).toEqual(preview)
      expect(await plan()).toEqual(after)
      await parent.changes.undo({ id: moved.change_id ?? "" })
      expect(await plan()).toEqual(before)
    },
  )

  test("says what it does to the finish, and warns of two lessons on one day", async () => {
    await lessonsOn([14, 15])
    const shifted = await parent.planning.reschedule({
      scope: { missed: true },
      action: { kind: "shift", meeting_days: 1 },
    })
    expect(shifted).toMatchObject({
      changes: [{ title: "L1", from: "2026-09-14T00:00:00.000Z", to: "2026-09-15T00:00:00.000Z" }],
      forecasts: [
        {
          curriculum_id: course,
          before: "2026-09-15T00:00:00.000Z",
          after: "2026-09-15T00:00:00.000Z",
          target: "2027-06-30T00:00:00.000Z",
        },
      ],
      warnings: [{ kind: "same_day", curriculum_id: course, count: 1 }],
    })
    expect((await parent.changes.list({}))[0]?.summary).toMatch(
      /^Pushed 1 lesson of Child \d+'s Subject \d+ back by 1 meeting day$/,
    )
  })

  test("never takes a pinned, done or skipped lesson", async () => {
    const [pinned = "", done = "", skipped = ""] = await lessonsOn([14, 14, 14])
    await parent.lessons.update({ id: pinned, pinned: true })
    await parent.lessons.update({ id: done, completed: true })
    await parent.lessons.update({ id: skipped, status: "skipped" })
    const moved = await parent.planning.reschedule({
      scope: { missed: true },
      action: { kind: "shift", meeting_days: 1 },
    })
    expect(moved).toMatchObject({ changes: [], change_id: null })
  })
})

describe("a new day off", () => {
  test.each([
    [
      "moves its lessons and everything after them",
      { kind: "relay", start: "2026-09-17", per_day: 1 },
      ["L1 09-16", "L2 09-18", "L3 09-21"],
    ],
    ["fits them into the days around", { kind: "shift", meeting_days: 1 }, ["L1 09-16", "L2 09-18", "L3 09-18"]],
  ] as const)("%s", { tags: ["planning.move-days-off"] }, async (_, action, after) => {
    await lessonsOn([16, 17, 18])
    await dayOff("2026-09-17")
    await parent.planning.reschedule({ scope: { on_days_off: true }, action })
    expect(await plan()).toEqual(after)
  })
})

describe("without a number of lessons a day", { tags: ["planning.move-pace"] }, () => {
  test("pushing back keeps a course with two a day at two, and one with one at one", async () => {
    const other = (await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })).id
    await lessonsOn([14, 14, 15, 15, 16, 16])
    await lessonsOn([14, 15, 18], other)
    const action: Input["action"] = { kind: "catch_up", start: "2026-09-15" }
    await parent.planning.reschedule({ scope: { missed: true }, action })
    expect(await plan()).toEqual(["L1 09-15", "L2 09-15", "L3 09-16", "L4 09-16", "L5 09-17", "L6 09-17"])
    expect(await plan(other)).toEqual(["L1 09-15", "L2 09-16", "L3 09-18"])
  })

  test("laying out keeps two a day", async () => {
    const lesson_ids = await lessonsOn([14, 14, 15, 15])
    const action: Input["action"] = { kind: "relay", start: "2026-09-17" }
    await parent.planning.reschedule({ scope: { lesson_ids }, action })
    expect(await plan()).toEqual(["L1 09-17", "L2 09-17", "L3 09-18", "L4 09-18"])
  })

  test.each([
    ["catching up", { kind: "catch_up" }, ["L1 09-18", "L2 09-18", "L3 09-30", "L4 09-30", "L5 -"]],
    ["laying out", { kind: "relay" }, ["L1 09-18", "L2 09-18", "L3 09-21", "L4 09-21", "L5 09-22"]],
  ] as const)("%s after a day off needs no first day either", async (_, action, after) => {
    await lessonsOn([17, 17, 30, 30, null])
    await dayOff("2026-09-17")
    await parent.planning.reschedule({ scope: { on_days_off: true }, action })
    expect(await plan()).toEqual(after)
  })

  test("two days off with room between them are both cleared", async () => {
    await lessonsOn([17, 24, 25])
    await dayOff("2026-09-17")
    await dayOff("2026-09-24")
    await parent.planning.reschedule({ scope: { on_days_off: true }, action: { kind: "catch_up" } })
    expect(await plan()).toEqual(["L1 09-18", "L2 09-25", "L3 09-28"])
  })
})

describe("lessons of a course in the mode next", { tags: ["planning.move-next"] }, () => {
  let next: string
  beforeEach(async () => {
    const given = { family_id, academic_year: "2026-2027", mode: "next" as const }
    next = (await createCurriculum(api.db, given)).id
  })

  test.each<Input["action"]>([
    { kind: "shift", meeting_days: 1 },
    { kind: "move", to: "2026-09-16" },
    { kind: "relay", start: "2026-09-16" },
    { kind: "catch_up", start: "2026-09-16" },
    { kind: "spread", start: "2026-09-16", until: "2026-09-18" },
  ])("are refused a day by $kind, alone and among others", async (action) => {
    const [first = ""] = await lessonsOn([null, null], next)
    const [other = ""] = await lessonsOn([14])
    const scopes: Input["scope"][] = [
      { lesson_ids: [first] },
      { lesson_ids: [other, first] },
      { curriculum_id: next, from: first },
    ]
    for (const scope of scopes) {
      const message = /^Lessons of Child \d+'s Subject \d+ have no days: its next lesson is done each time\.$/
      await expect(parent.planning.reschedule({ scope, action })).rejects.toMatchObject({
        code: "BAD_REQUEST",
        cause: { details: { issues: [{ field: "scope", message: expect.stringMatching(message) as string }] } },
      })
    }
    expect([await plan(next), await plan()]).toEqual([["L1 -", "L2 -"], ["L1 09-14"]])
  })

  test("are skipped and done, and one with a day is never missed", async () => {
    const [first = "", second = ""] = await lessonsOn([null, null, 14], next)
    await lessonsOn([14])
    await parent.planning.reschedule({ scope: { lesson_ids: [first] }, action: { kind: "skip" } })
    await parent.planning.reschedule({
      scope: { lesson_ids: [second] },
      action: { kind: "complete", on: "2026-09-15" },
    })
    await parent.planning.reschedule({ scope: { missed: true }, action: { kind: "skip" } })
    await parent.planning.reschedule({ scope: { date: "2026-09-14" }, action: { kind: "move", to: "2026-09-16" } })
    expect(await plan(next)).toEqual(["L1 - skipped", "L2 - done", "L3 09-14"])
    expect(await plan()).toEqual(["L1 09-14 skipped"])
  })
})

test("180 lessons are moved with the statements of one", { tags: ["planning.move-speed"] }, async () => {
  const other = (await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })).id
  await lessonsOn([16], other)
  await parent.planning.series({ curriculum_ids: [course], pattern: "Lesson {1-180}" })
  const count = async (curriculum_id: string) => {
    const [first] = await parent.lessons.list({ curriculum_id, limit: 1 })
    const input: Input = {
      scope: { curriculum_id, from: first?.id ?? "" },
      action: { kind: "shift", meeting_days: 1 },
    }
    api.statements.length = 0
    const started = performance.now()
    const { changes } = await parent.planning.reschedule(input)
    return { changes: changes.length, statements: api.statements.length, milliseconds: performance.now() - started }
  }
  const one = await count(other)
  const many = await count(course)
  expect([one.changes, many.changes]).toEqual([1, 180])
  expect(many.statements).toBe(one.statements)
  // 300 ms are promised; a loaded machine takes several times as long.
  expect(many.milliseconds).toBeLessThan(3000)
  process.stdout.write(`planning: 180 lessons moved in ${Math.round(many.milliseconds)} ms\n`)
})
