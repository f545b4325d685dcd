import { createCurriculum, createLesson } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, testNow } from "./test-api.ts"

const api = await openTestApi()
const { parent, family_id } = await api.openFamily()
afterAll(api.close)

/** A course with one lesson, and one with 180 on consecutive school days. */
let short: string
let long: string
beforeAll(async () => {
  api.clock.now = testNow
  const course = async () => (await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })).id
  ;[short, long] = [await course(), await course()]
  await createLesson(api.db, { curriculum_id: short, title: "Only", planned_date: new Date("2026-09-16"), position: 0 })
  await parent.planning.series({ curriculum_ids: [long], pattern: "Lesson {1-180}" })
})

async function lessonIds(curriculum_id: string): Promise<string[]> {
  const lessons = await parent.lessons.list({ curriculum_id })
  return lessons.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
}

/** The last lesson first. In a course of one lesson, which would stay as it is, with a second lesson. */
async function otherOrder(id: string) {
  const ids = await lessonIds(id)
  return { id, lesson_ids: [...ids.slice(-1), ...ids.slice(0, -1)] }
}

const seriesOf = (id: string, titles: string[]) => ({ curriculum_ids: [id], titles, preview: true })

// Longest times in milliseconds are several times those of a quiet machine.
const calls: [string, number, (curriculum_id: string) => Promise<() => Promise<unknown>>][] = [
  ["a forecast", 1000, async (id) => () => parent.curriculum.byId({ id })],
  [
    "a new order",
    3000,
    async (id) => {
      if (id === short) await createLesson(api.db, { curriculum_id: id, title: "Second", position: 1 })
      const order = await otherOrder(id)
      return () => parent.lessons.reorder(order)
    },
  ],
  ["the lessons of a course", 1000, async (id) => () => parent.lessons.list({ curriculum_id: id })],
  [
    "the preview of a move",
    3000,
    async (curriculum_id) => {
      const [from = ""] = await lessonIds(curriculum_id)
      const scope = { curriculum_id, from }
      return () => parent.planning.reschedule({ scope, action: { kind: "shift", meeting_days: 1 }, preview: true })
    },
  ],
  [
    "the preview of a series",
    3000,
    async (id) => {
      const titles = Array.from({ length: id === short ? 1 : 220 }, (_, index) => `More ${index}`)
      return () => parent.planning.series(seriesOf(id, titles))
    },
  ],
  // The last call, since no lessons are left after it.
  [
    "the deletion",
    3000,
    async (id) => {
      const lesson_ids = await lessonIds(id)
      return () => parent.lessons.deleteMany({ lesson_ids })
    },
  ],
]

test.each(calls)(
  "%s takes as many statements for 180 lessons as for one",
  { tags: ["planning.move-speed", "planning.series-speed"] },
  async (name, longest, prepare) => {
    const count = async (curriculum_id: string) => {
      const call = await prepare(curriculum_id)
      api.statements.length = 0
      const started = performance.now()
      await call()
      return { statements: api.statements.length, milliseconds: performance.now() - started }
    }
    const one = await count(short)
    const many = await count(long)
    expect(many.statements).toBe(one.statements)
    expect(many.milliseconds).toBeLessThan(longest)
    process.stdout.write(`planning: ${name} of 180 lessons in ${Math.round(many.milliseconds)} ms\n`)
  },
)

test(
  "a month of the planner takes as many statements with 180 lessons as without one",
  { tags: ["week.days"] },
  async () => {
    const { parent: other } = await api.openFamily()
    await other.students.create({
      first_name: "Nia",
      last_name: "Tester",
      date_of_birth: "2016-05-20",
      grade_level: "4" as const,
    })
    const count = async (caller: typeof parent) => {
      api.statements.length = 0
      await caller.planner.inRange({ start_date: "2026-09-01", end_date: "2026-10-12" })
      return api.statements.length
    }
    expect(await count(parent)).toBe(await count(other))
  },
)
