import { createCurriculum, createImport, createStudent, createSubject } from "@hearthbook/db/testing/factories"
import { afterAll, describe, expect, test } from "vitest"
import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { openImports } from "../../../testing/import-family.ts"
import { openTestApi } from "../../../testing/test-api.ts"
import { cleanUp } from "../clean-up/clean-up.service.ts"

const api = await openTestApi()
afterAll(api.close)

const open = () => openImports(api)

const lessons =
  "Student,Subject,Title,Date,Minutes\nAda,Math,Fractions,2026-09-21,45\nAda,Math,Decimals,2026-09-22,1:00"

describe("a preview", { tags: ["import.preview"] }, () => {
  test("shows what each row would do, and writes nothing", async () => {
    const { parent, read } = await open()
    const preview = await read("lessons", lessons)
    expect(preview).toMatchObject({
      status: "preview",
      encoding: "utf-8",
      delimiter: ",",
      has_header: true,
      questions: [],
      counts: { new: 2, changed: 0, unchanged: 0, removed: 0, wrong: 0 },
      change_id: null,
    })
    expect(preview.rows[1]).toMatchObject({
      row: 3,
      status: "new",
      values: { title: "Decimals", planned_date: "2026-09-22", minutes: 60 },
      issues: [],
    })
    expect(await parent.lessons.list({})).toEqual([])
    expect(await parent.subjects.list({})).toEqual([])
  })

  test("names the cell of a wrong row and the reason", { tags: ["import.people"] }, async () => {
    const { read, family_id } = await open()
    await createStudent(api.db, { family_id, first_name: "Ben", last_name: "Other" })
    const { rows, counts } = await read(
      "time",
      "Who,Date,Minutes\nZed,2026-09-01,45\nben,9/1/2026,30\nAda,2027-01-01,x",
    )
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: 0, removed: 0, wrong: 3 })
    expect(rows.map(({ issues }) => issues)).toEqual([
      [{ field: "student", column: 0, value: "Zed", message: "No student is called “Zed”." }],
      [
        {
          field: "student",
          column: 0,
          value: "ben",
          message: "2 students are called “ben”. Write the last name, too.",
        },
      ],
      [{ field: "minutes", column: 2, value: "x", message: "Write minutes, such as 45 or 1:30." }],
    ])
  })

  test("finds students whatever the case and the order of their names", { tags: ["import.people"] }, async () => {
    const { read } = await open()
    const { counts } = await read(
      "time",
      "Student;Date;Minutes\nADA;2026-09-01;45\nAda Byron;2026-09-02;45\nbyron, ben;2026-09-01;45",
    )
    expect(counts).toMatchObject({ new: 3, wrong: 0 })
  })
})

describe("confirming", { tags: ["import.confirm"] }, () => {
  test(
    "makes missing subjects and courses, and undo takes everything back",
    { tags: ["import.courses", "import.undo"] },
    async () => {
      const { parent, ada, take } = await open()
      const result = await take("lessons", lessons)
      expect(result).toMatchObject({
        created: 2,
        changed: 0,
        unchanged: 0,
        left_out: 0,
        summary: "Imported 2 lessons, made 1 subject and 1 course",
      })
      const [course] = await parent.curriculum.list({})
      expect(course).toMatchObject({
        student_id: ada.id,
        academic_year: "2026-2027",
        subject: { name: "Math" },
        lesson_count: 2,
      })
      await parent.changes.undo({ id: result.change_id ?? "" })
      expect(await parent.lessons.list({})).toEqual([])
      expect(await parent.curriculum.list({})).toEqual([])
      expect(await parent.subjects.list({})).toEqual([])
    },
  )

  test(
    "uses the subject of the student's grade, and the course of the day's year",
    { tags: ["import.courses"] },
    async () => {
      const { parent, ada, family_id, take } = await open()
      await createSubject(api.db, { family_id, name: "Math", grade_level: "2" })
      const math = await createSubject(api.db, { family_id, name: "math", grade_level: "4" })
      const of = { family_id, student_id: ada.id, subject_id: math.id, grade_level: "4" }
      await createCurriculum(api.db, { ...of, academic_year: "2025-2026" })
      const course = await createCurriculum(api.db, { ...of, academic_year: "2026-2027" })
      expect(await take("lessons", lessons)).toMatchObject({ summary: "Imported 2 lessons" })
      expect(await parent.lessons.list({ curriculum_id: course.id })).toHaveLength(2)
    },
  )

  test("a second import of the same rows changes nothing", { tags: ["import.known"] }, async () => {
    const { parent, take } = await open()
    const tables: [ImportKind, string][] = [
      ["students", "Name,Born,Grade\nCora Byron,2016-04-01,K\nAda Byron,2015-09-01,4"],
      ["subjects", "Name,Grade,Core\nMath,4,yes\nArt,all,no"],
      ["lessons", `${lessons}\nAda,Math,Review,2026-09-23,\nAda,Math,Review,2026-09-24,`],
      ["assignments", "Student,Subject,Title,Due,Score\nAda,Math,Quiz,2026-09-01,18/20\nAda,Math,Test,2026-09-02,90%"],
      ["attendance", "Student,Date,Status\nAda,2026-09-01,P\nBen,2026-09-01,half"],
      ["time", "Student,Date,Minutes,Subject\nAda,2026-09-01,30,Math\nAda,2026-09-01,30,Math"],
      ["books", "Title,Author,Subject,Publisher\nCharlotte's Web,E. B. White,Reading,Harper"],
    ]
    for (const [kind, text] of tables) {
      await take(kind, text)
      const again = await take(kind, text)
      expect(again, kind).toMatchObject({ created: 0, changed: 0, change_id: null })
    }
    expect((await parent.lessons.list({})).map(({ title }) => title)).toEqual([
      "Fractions",
      "Decimals",
      "Review",
      "Review",
    ])
    expect(await parent.time.list({})).toHaveLength(2)
  })

  test(
    "changes what differs, keeps what a cell leaves out, and undo brings it back",
    { tags: ["import.undo"] },
    async () => {
      const { parent, take } = await open()
      await take("lessons", lessons)
      const before = await parent.lessons.list({})
      const result = await take(
        "lessons",
        "Student,Subject,Title,Date,Minutes,Done\nAda,Math,Fractions,2026-09-14,,x\nAda,Math,Decimals,,,",
      )
      expect(result).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
      const [fractions] = await parent.lessons.list({ status: "done" })
      expect(fractions).toMatchObject({ title: "Fractions", minutes: 45, completed_on: "2026-09-14T00:00:00.000Z" })
      await parent.changes.undo({ id: result.change_id ?? "" })
      const versions = (rows: typeof before) => rows.map(({ version: _version, updated_at: _updated, ...row }) => row)
      expect(versions(await parent.lessons.list({}))).toEqual(versions(before))
    },
  )

  test("refuses wrong rows that are not left out, and writes the others if they are", async () => {
    const { parent, read } = await open()
    const { id } = await read("attendance", "Student,Date,Status\nAda,2026-09-01,P\nAda,2026-09-02,maybe")
    const refused = parent.imports.confirm({ id, leave_out_wrong: false })
    await expect(refused).rejects.toMatchObject({
      code: "CONFLICT",
      message: "One row is wrong. Leave out what is wrong, or correct it first.",
    })
    expect(await parent.attendance.list({})).toEqual([])
    expect(await parent.imports.confirm({ id, leave_out_wrong: true })).toMatchObject({ created: 1, left_out: 1 })
    expect(await parent.attendance.list({})).toHaveLength(1)
    await expect(parent.imports.confirm({ id, leave_out_wrong: true })).rejects.toMatchObject({ code: "CONFLICT" })
    expect(await parent.imports.byId({ id })).toMatchObject({ status: "done" })
  })

  test("compares again with what is there by then", async () => {
    const { parent, read, take } = await open()
    const { id, counts } = await read("lessons", lessons)
    expect(counts.new).toBe(2)
    await take("lessons", lessons)
    expect(await parent.imports.confirm({ id, leave_out_wrong: false })).toMatchObject({ created: 0, unchanged: 2 })
  })

  test("a record of a locked year asks for a reason", { tags: ["import.locked"] }, async () => {
    const { parent, read, family_id } = await open()
    const year = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
    await parent.schoolYears.lock({ id: year.id })
    const { id } = await read("time", "Student,Date,Minutes\nAda,2026-09-01,45")
    await expect(parent.imports.confirm({ id, leave_out_wrong: false })).rejects.toMatchObject({
      cause: { reason: "LOCKED" },
    })
    expect(await parent.time.list({})).toEqual([])
    const input = { id, leave_out_wrong: false, amendment_reason: "Found the old notebook" }
    expect(await parent.imports.confirm(input)).toMatchObject({ created: 1 })
  })
})

test("assignments get their grades in points, fractions and percentages", { tags: ["import.cells"] }, async () => {
  const { parent, take } = await open()
  const head = "Student,Subject,Assignment,Type,Due,Score,Out of,Comments"
  await take(
    "assignments",
    `${head}\nAda,Math,Quiz 1,quiz,2026-09-01,18,20,Good\nAda,Math,Test,test,2026-09-02,90%,50,\nAda,Math,Essay,,2026-09-03,"1,100/1,200",,\nAda,Math,Later,,2026-10-01,,,`,
  )
  const works = await parent.assignments.list({})
  expect(
    works.map(({ title, type, status, points_possible, grade }) => [
      title,
      type,
      status,
      grade?.points_earned,
      points_possible,
    ]),
  ).toEqual([
    ["Quiz 1", "quiz", "graded", 18, 20],
    ["Test", "test", "graded", 45, 50],
    ["Essay", "homework", "graded", 1100, 1200],
    ["Later", "homework", "assigned", undefined, 100],
  ])
  expect(works[0]?.grade).toMatchObject({ letter_grade: "A-", percentage: 90, feedback: "Good" })
})

test("more points than possible are wrong", { tags: ["import.preview"] }, async () => {
  const { read } = await open()
  const { rows } = await read("assignments", "Student,Subject,Title,Due,Score,Out of\nAda,Math,Quiz,2026-09-01,25,20")
  expect(rows[0]?.issues).toMatchObject([
    { field: "points_earned", message: "Points must be a number between 0 and 20" },
  ])
})

test("the wrong rows come back as they were, with the reason", { tags: ["import.wrong-rows"] }, async () => {
  const { caller, read, parent } = await open()
  const { id } = await read("time", 'Student,Date,Minutes\nAda,2026-09-01,45\n"Zed, of ours",9/31/2026,45')
  const { csv, name } = await caller.wrongRows({ id })
  expect(name).toBe("table – wrong rows.csv")
  expect(csv).toBe(
    '\ufeffStudent,Date,Minutes,What is wrong\r\n"Zed, of ours",9/31/2026,45,"This is not a day. No student is called “Zed, of ours”."\r\n',
  )
  expect(await parent.imports.rows({ id, status: "wrong" })).toHaveLength(1)
  expect(await parent.imports.rows({ id, limit: 1, cursor: 2 })).toMatchObject([{ row: 3 }])
})

test("an import is kept for 24 hours", { tags: ["import.kept"] }, async () => {
  const { parent, user, family_id, read } = await open()
  const { id } = await read("subjects", "Name\nMath")
  const old = await createImport(api.db, { family_id, user_id: user.id, expires_at: new Date("2026-09-15T15:59:00Z") })
  expect((await parent.imports.list({})).map((one) => one.id)).toEqual([id])
  await expect(parent.imports.byId({ id: old.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  await cleanUp(api.db, api.clock.now)
  expect(await api.db.data_import.count({ where: { family_id } })).toBe(1)
  await parent.imports.delete({ id })
  expect(await parent.imports.list({})).toEqual([])
})

test("a preview takes the same number of statements for one row and for many", { tags: ["import.size"] }, async () => {
  const { read } = await open()
  const count = async (kind: ImportKind, text: string) => {
    api.statements.length = 0
    await read(kind, text)
    return api.statements.length
  }
  const row = (n: number) => `Ada,Math,Lesson ${n},2026-09-01`
  const many = Array.from({ length: 200 }, (_, n) => row(n)).join("\n")
  for (const kind of ["lessons", "assignments"] as const) {
    const head = "Student,Subject,Title,Date"
    expect(await count(kind, `${head}\n${many}`)).toBe(await count(kind, `${head}\n${row(1)}`))
  }
})
