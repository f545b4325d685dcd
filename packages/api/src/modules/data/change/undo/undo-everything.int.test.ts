import { Prisma } from "@hearthbook/db"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../../testing/test-api.ts"
import { trackedNouns } from "@hearthbook/core/nouns/nouns"
import { keyOf } from "./key-of.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeAll(async () => {
  const { access_token, user } = await api.callerWith(null).auth.demo({})
  parent = api.callerWith(access_token)
  ;({ family_id } = await api.db.user.findUniqueOrThrow({ where: { id: user.id } }))
})
afterAll(api.close)

/** Every tracked row of the family as JSON text, without what an undo does not restore. */
async function contents(): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const table of trackedNouns) {
    const [name, key] = [Prisma.raw(`"${table}"`), Prisma.raw(keyOf(table))]
    const rows = await api.db.$queryRaw<{ row: string }[]>`
      SELECT (to_jsonb(t) - '{version,updated_at}'::text[])::text AS row FROM ${name} t
      WHERE family_id = ${family_id}::uuid ORDER BY ${key}`
    tables[table] = rows.map(({ row }) => row)
  }
  return tables
}

const byName = async (name: string) => {
  const found = (await parent.curriculum.list({})).find(({ subject }) => subject.name === name)
  if (!found) throw new Error(`The demo family has no course ${name}.`)
  return found
}
const lessonIds = async (curriculum_id: string) => {
  const lessons = await parent.lessons.list({ curriculum_id })
  return lessons.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
}

type Act = () => Promise<{ change_id: string | null }>

const acts: [string, Act][] = [
  [
    "a series with assignments",
    async () => {
      const assignment = { type: "quiz", points_possible: 10, due: "same_day" } as const
      const { id } = await byName("Algebra I")
      return parent.planning.series({ curriculum_ids: [id], pattern: "Review {1-40}", assignment })
    },
  ],
  ["a move", () => parent.planning.reschedule({ scope: { missed: true }, action: { kind: "move", to: "2026-09-16" } })],
  [
    "a move of everything after a lesson",
    async () => {
      const { id: curriculum_id } = await byName("Math 4")
      const [from = ""] = await lessonIds(curriculum_id)
      return parent.planning.reschedule({ scope: { curriculum_id, from }, action: { kind: "shift", meeting_days: 3 } })
    },
  ],
  [
    "lessons done",
    () => parent.planning.reschedule({ scope: { missed: true }, action: { kind: "complete", on: "2026-09-15" } }),
  ],
  [
    "another order",
    async () => {
      const { id } = await byName("Biology with Lab")
      return parent.lessons.reorder({ id, lesson_ids: (await lessonIds(id)).toReversed() })
    },
  ],
  [
    "another mode",
    async () => {
      const { id, version } = await byName("Algebra I")
      return parent.curriculum.update({ id, version, mode: "next" })
    },
  ],
  [
    "a new loop",
    async () => {
      const courses = [await byName("Geography"), await byName("American History to 1800")]
      const [{ student_id } = { student_id: "" }] = courses
      return parent.loops.create({ student_id, name: "World", curriculum_ids: courses.map(({ id }) => id) })
    },
  ],
  [
    "holidays",
    async () => {
      const [year] = await parent.schoolYears.list({})
      const day = year?.start_date ?? ""
      return parent.holidays.create({ id: year?.id ?? "", events: [{ name: "Fair", start_date: day, end_date: day }] })
    },
  ],
  [
    "attendance marks",
    async () => {
      const students = await parent.students.list({})
      const records = students.flatMap(({ id: student_id }, index) => [
        { student_id, date: "2026-09-14", status: index === 0 ? null : ("absent" as const) },
        { student_id, date: "2026-09-19", status: "present" as const },
      ])
      const [mark] = await parent.attendance.markAll({ records })
      return { change_id: mark?.change_id ?? null }
    },
  ],
  [
    "assignments moved with all after them",
    async () => {
      const [work] = await parent.assignments.list({ status: "to_do", limit: 1 })
      return parent.assignments.changeMany({
        scope: { from: work?.id ?? "" },
        action: { kind: "shift", school_days: 3 },
      })
    },
  ],
  [
    "many deleted assignments",
    async () => {
      const works = await parent.assignments.list({ limit: 100 })
      const scope = { assignment_ids: works.map(({ id }) => id) }
      return parent.assignments.changeMany({ scope, action: { kind: "delete" } })
    },
  ],
  [
    "many deleted lessons",
    async () => {
      const lessons = await parent.lessons.list({ limit: 100 })
      return parent.lessons.deleteMany({ lesson_ids: lessons.map(({ id }) => id) })
    },
  ],
  ["a deleted course", async () => parent.curriculum.delete({ id: (await byName("Math 4")).id })],
  [
    "a deleted child",
    async () => {
      const [child] = await parent.students.list({})
      return parent.students.delete({ id: child?.id ?? "" })
    },
  ],
]

test.each(acts)(
  "undoing %s restores every row of the family byte for byte",
  { tags: ["editing.undo-change", "editing.undo-deletion"] },
  async (_, act) => {
    const before = await contents()
    const { change_id } = await act()
    expect(await contents()).not.toEqual(before)
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await contents()).toEqual(before)
  },
)
