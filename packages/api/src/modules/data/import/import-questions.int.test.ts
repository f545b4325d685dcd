import { createCurriculum, createSubject } from "@hearthbook/db/testing/factories"
import { afterAll, describe, expect, test } from "vitest"
import { openImports } from "../../../testing/import-family.ts"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

const open = () => openImports(api)

describe("a grade that is a letter", { tags: ["import.letters"] }, () => {
  const table = (...cells: string[]) =>
    [
      "Student,Subject,Assignment,Due,Score",
      ...cells.map((cell, n) => `Ada,Math,Quiz ${n},2026-09-0${n + 1},${cell}`),
    ].join("\n")

  test("stands for the middle of its step on the course's scale, and says so", async () => {
    const { parent, ada, family_id, read } = await open()
    const subject = await createSubject(api.db, { family_id, name: "Math", grade_level: ada.grade_level })
    await createCurriculum(api.db, {
      family_id,
      student_id: ada.id,
      subject_id: subject.id,
      academic_year: "2026-2027",
      builtin_scale: "builtin-whole-letters",
    })
    const { id, rows, counts } = await read("assignments", table("A", "b", "EX", "85"))
    expect(counts).toMatchObject({ new: 4, wrong: 0 })
    expect(rows.map(({ values }) => values.points_earned)).toEqual([95, 85, null, 85])
    expect(rows.map(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
      ["Taken as 95%, the middle of A on “Whole letters”."],
      ["Taken as 85%, the middle of b on “Whole letters”."],
      [],
      [],
    ])
    await parent.imports.confirm({ id, leave_out_wrong: false })
    const works = await parent.assignments.list({})
    expect(works.map(({ status, grade }) => [status, grade?.percentage, grade?.letter_grade])).toEqual([
      ["graded", 95, "A"],
      ["graded", 85, "B"],
      ["assigned", undefined, undefined],
      ["graded", 85, "B"],
    ])
  })

  test("is wrong if the scale does not have it, also for a course that the import makes", async () => {
    const { read } = await open()
    const { rows } = await read("assignments", table("A-", "Q"))
    expect(rows).toMatchObject([
      { status: "new", values: { points_earned: 91.5 } },
      { status: "wrong", issues: [{ message: "The scale “Letters with plus and minus” has no such letter." }] },
    ])
  })
})

test(
  "a day or a birthday that is likely not meant is imported with a warning",
  { tags: ["import.doubts"] },
  async () => {
    const { read } = await open()
    const lessons = await read("lessons", "Student,Subject,Title,Date\nAda,Math,One,2206-09-01")
    expect(lessons.rows).toMatchObject([
      {
        status: "new",
        issues: [],
        warnings: [{ field: "planned_date", message: "2206 is far from your school years." }],
      },
    ])
    const students = await read("students", "First name,Last name,Birthday\nZoe,Byron,1916-03-04")
    expect(students.rows).toMatchObject([{ status: "new", warnings: [{ message: "This is more than 25 years ago." }] }])
  },
)

describe("what is not clear", { tags: ["import.columns"] }, () => {
  test("is asked, and nothing is written before it is answered", { tags: ["import.dates"] }, async () => {
    const { user, parent, read, family_id } = await open()
    await api.db.settings.update({ where: { user_id: user.id, family_id }, data: { date_format: "YYYY-MM-DD" } })
    const { id, questions, version } = await read("time", "Date,Time\n3/4/2026,45\n3/5/2026,30")
    expect(questions).toEqual([
      { kind: "student", field: "student", options: ["Ada Byron", "Ben Byron"] },
      { kind: "date_order", field: "date", options: ["MDY", "DMY"] },
    ])
    await expect(parent.imports.confirm({ id, leave_out_wrong: true })).rejects.toMatchObject({ code: "CONFLICT" })
    const [ben] = (await parent.students.list({})).filter(({ first_name }) => first_name === "Ben")
    const answered = await parent.imports.update({
      id,
      version,
      date_order: "DMY",
      defaults: { student_id: ben?.id ?? "" },
    })
    expect(answered).toMatchObject({ questions: [], counts: { new: 2 }, date_order: "DMY" })
    expect(answered.rows[0]?.values).toMatchObject({ date: "2026-04-03" })
    await expect(parent.imports.update({ id, version, has_header: false })).rejects.toMatchObject({
      cause: { reason: "STALE" },
    })
  })

  test("the order of dates is the person's own where a file does not show it", { tags: ["import.dates"] }, async () => {
    const { read } = await open()
    const preview = await read("time", "Student,Date,Time\nAda,3/4/2026,45")
    expect(preview).toMatchObject({ date_order: "MDY", questions: [] })
    expect(await read("time", "Student,Date,Time\nAda,3/4/2026,45\nAda,13/4/2026,45")).toMatchObject({
      date_order: "DMY",
    })
  })

  test("a column can be chosen by hand, and belongs to one field", async () => {
    const { parent, ada, read } = await open()
    const { id, questions } = await read("lessons", "Topic,Which\nFractions,Math")
    expect(questions).toMatchObject([{ kind: "column", field: "subject", options: ["Which"] }, { kind: "student" }])
    const mapped = await parent.imports.update({ id, mapping: { subject: 1 }, defaults: { student_id: ada.id } })
    expect(mapped).toMatchObject({ questions: [], counts: { new: 1 } })
    expect(mapped.columns.map(({ field }) => field)).toEqual(["title", "subject"])
    const moved = await parent.imports.update({ id, mapping: { title: 1 } })
    expect(moved.columns.map(({ field }) => field)).toEqual([null, "title"])
    const refused: Record<string, number>[] = [{ nothing: 0 }, { title: 9 }, { title: 0, objectives: 0 }]
    for (const mapping of refused)
      await expect(parent.imports.update({ id, mapping })).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })

  test("a chosen course takes a list of titles", async () => {
    const { parent, ada, family_id, read } = await open()
    const subject = await createSubject(api.db, { family_id, name: "Art", grade_level: "4" })
    const course = await createCurriculum(api.db, { family_id, student_id: ada.id, subject_id: subject.id })
    const { id } = await read("lessons", Array.from({ length: 36 }, (_, n) => `Lesson ${n + 1}`).join("\n"))
    const preview = await parent.imports.update({ id, defaults: { curriculum_id: course.id } })
    expect(preview).toMatchObject({ questions: [], counts: { new: 36 } })
    await parent.imports.confirm({ id, leave_out_wrong: false })
    const titles = (await parent.lessons.list({ curriculum_id: course.id })).map(({ title }) => title)
    expect(titles).toHaveLength(36)
    expect(titles.slice(0, 2)).toEqual(["Lesson 1", "Lesson 2"])
  })
})
