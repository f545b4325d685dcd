import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { page } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../../request/scope.ts"
import { tableNames } from "@hearthbook/core/nouns/nouns"
import { exporterOf } from "../../../../testing/exports.ts"
import { openTestApi, type TestApi } from "../../../../testing/test-api.ts"
import { listTable } from "../../../../tables/list-table.ts"

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function openFamily() {
  const { user, family_id } = await api.openFamily()
  await api.db.settings.updateMany({ where: { family_id }, data: { date_format: "DD/MM/YYYY" } })
  const student = await rows.createStudent(api.db, { family_id, first_name: "Zoë", last_name: "Hall" })
  const subject = await rows.createSubject(api.db, { family_id, name: "Math", description: "=1+1" })
  const course = await rows.createCurriculum(api.db, { family_id, student_id: student.id, subject_id: subject.id })
  return { user, family_id, student, subject, course, ...(await exporterOf(api, user)) }
}

test("every list can be downloaded, with field names and names beside ids", { tags: ["export.lists"] }, async () => {
  const { csv, xlsx, family_id, student } = await openFamily()
  await rows.createTime(api.db, { family_id, student_id: student.id })
  for (const list of tableNames) {
    const { columns, text } = await csv(list)
    expect(columns.slice(0, 1), list).toEqual(["id"])
    expect(new Set(columns).size, list).toBe(columns.length)
    expect(text, list).not.toContain("[object")
    expect((await xlsx(list)).columns, list).toEqual(columns)
  }
  const { columns, rows: entries } = await csv("time")
  expect(columns.slice(1, 5)).toEqual(["student_id", "student", "subject_id", "subject"])
  expect(entries).toMatchObject([{ student_id: student.id, student: "Zoë Hall" }])
})

test("a CSV file is what spreadsheets expect", { tags: ["export.csv", "export.defused", "export.name"] }, async () => {
  const { csv, subject } = await openFamily()
  const { text, name, content_type, rows: subjects } = await csv("subjects")
  expect(text.startsWith("\ufeffid,name,color,icon,")).toBe(true)
  expect(text.endsWith("\r\n")).toBe(true)
  expect(name).toMatch(/^hearthbook-[a-z0-9-]+-subjects-2026-09-15\.csv$/)
  expect(content_type).toBe("text/csv; charset=utf-8")
  expect(subjects).toMatchObject([{ id: subject.id, name: "Math", description: "'=1+1", core: "false" }])
})

test("days are ISO, or as in one's settings", { tags: ["export.dates"] }, async () => {
  const { csv, course, family_id } = await openFamily()
  const due_date = new Date("2026-10-02")
  const created_at = new Date("2026-09-15T02:30:00.000Z")
  await rows.createAssignment(api.db, { family_id, curriculum_id: course.id, due_date, created_at })
  expect((await csv("assignments")).rows).toMatchObject([
    { due_date: "2026-10-02", created_at: "2026-09-15T02:30:00.000Z", subject: "Math" },
  ])
  const { rows: shown } = await csv("assignments", { dates: "family" })
  // In New York it is still the evening before.
  expect(shown).toMatchObject([{ due_date: "02/10/2026", created_at: "14/09/2026 22:30" }])
})

test(
  "a workbook has numbers, days and texts that are not run",
  { tags: ["export.xlsx", "export.defused"] },
  async () => {
    const { xlsx, course, family_id } = await openFamily()
    const about = { title: "+Essay <&> \u0001\r\n two", points_possible: 12.5, due_date: new Date("2026-10-02") }
    await rows.createAssignment(api.db, { family_id, curriculum_id: course.id, ...about })
    const { rows: listed, name } = await xlsx("assignments")
    expect(name).toMatch(/-assignments-2026-09-15\.xlsx$/)
    expect(listed).toMatchObject([
      {
        title: expect.stringMatching(/^'\+Essay <&> \r?\n two$/),
        points_possible: 12.5,
        due_date: about.due_date,
        extra_credit: false,
      },
    ])
  },
)

test("takes the filter of the list, and refuses what the list refuses", { tags: ["export.filters"] }, async () => {
  const { csv, course, family_id, student } = await openFamily()
  for (const day of ["2026-10-01", "2026-10-02", "2026-10-03"])
    await rows.createAssignment(api.db, { family_id, curriculum_id: course.id, title: day, due_date: new Date(day) })
  const { rows: found } = await csv("assignments", { start_date: "2026-10-02", order: "latest_due", limit: 1 })
  expect(found.map(({ title }) => title)).toEqual(["2026-10-03", "2026-10-02"])
  expect((await csv("curriculum", { academic_year: course.academic_year })).rows).toHaveLength(1)
  expect((await csv("curriculum", { academic_year: "1999-2000" })).rows).toEqual([])
  expect((await csv("amendments", { noun: "time", student_id: student.id })).rows).toEqual([])
  await expect(csv("assignments", { start_date: "soon" })).rejects.toMatchObject({ code: "BAD_REQUEST" })
  await expect(csv("assignments", { dates: "roman" })).rejects.toMatchObject({ code: "BAD_REQUEST" })
})

test("has the rows of one's own family only, and none for a child", { tags: ["export.own-family"] }, async () => {
  const [own, other] = [await openFamily(), await openFamily()]
  for (const list of tableNames) expect((await own.csv(list)).text, list).not.toContain(other.student.id)
  await expect(own.csv("assignments", { student_id: other.student.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  const child = await rows.createStudentLogin(api.db, { student_id: own.student.id })
  const { csv } = await exporterOf(api, child)
  for (const list of tableNames) await expect(csv(list)).rejects.toMatchObject({ code: "FORBIDDEN" })
})

test("takes as many statements for each 500 rows, however many", { tags: ["export.pages"] }, async () => {
  const { csv, course, family_id } = await openFamily()
  const count = async () => {
    api.statements.length = 0
    const { rows: listed } = await csv("lessons")
    return { rows: listed.length, statements: api.statements.length }
  }
  const lesson = await rows.createLesson(api.db, { family_id, curriculum_id: course.id, planned_date: null })
  const few = await count()
  const copies = Array.from({ length: 1200 }, (_, index) => ({
    family_id,
    student_id: lesson.student_id,
    curriculum_id: course.id,
    title: `Lesson ${index}`,
    position: index + 1,
  }))
  await api.db.lesson.createMany({ data: copies })
  const many = await count()
  expect([few.rows, many.rows]).toEqual([1, 1201])
  // Two more pages: each looks up where it begins, and reads its rows.
  expect(many.statements - few.statements).toBe(4)
})

test("refuses more rows than a table has, in words", { tags: ["export.most"] }, async () => {
  const { user } = await openFamily()
  const row = { id: "0199a000-0000-7000-8000-000000000001" }
  let left = 50_000
  const list = async (_scope: Scope, { limit = 0 }: { limit?: number | undefined }) => {
    const rows = Array.from({ length: Math.min(limit, left) }, () => row)
    left -= rows.length
    return rows
  }
  const { readPages } = listTable({ view: z.object({ id: z.guid() }), filter: page, list })
  const count = (most: number) =>
    api.inScope(user, async (scope) => {
      left = most
      let read = 0
      for await (const rows of readPages(scope, {})) read += rows.length
      return read
    })
  expect(await count(50_000)).toBe(50_000)
  await expect(count(50_001)).rejects.toMatchObject({ message: expect.stringContaining("more than 50,000 rows") })
})
