import { createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import {
  child,
  countRows,
  familyToSetUp,
  own,
  school_year,
  shared,
  type SetupInput,
} from "../../../testing/family-to-set-up.ts"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => void ({ parent, family_id } = await api.openFamily()))
afterAll(api.close)

const run = (change: Partial<SetupInput> = {}) => parent.setup.run({ ...familyToSetUp(), ...change })
const countAll = () => countRows(api, family_id)

test(
  "one call makes the year, the children, their subjects and courses, the week and the days off",
  { tags: ["setup.one-call", "api.set-up"] },
  async () => {
    const made = await run()
    expect(made).toMatchObject({
      school_year: { academic_year: "2026-2027", start_date: "2026-08-31T00:00:00.000Z" },
      students: [
        { first_name: "Ann", grade_level: "K", subjects: [{ name: "Bible", grade_level: null }, {}, {}, {}, {}] },
        {
          first_name: "Ben",
          subjects: [{ name: "Bible", grade_level: null }, { name: "Math", grade_level: "3" }, {}, {}, {}],
        },
        { first_name: "Cleo" },
      ],
      course_count: 15,
      holiday_count: 2,
    })
    expect(made.classes).toHaveLength(59)
    expect(await countAll()).toMatchObject({ students: 3, subjects: 14, courses: 15, classes: 59, days_off: 2 })
    const colors = new Set(made.students.map(({ color }) => color))
    expect(colors.size).toBe(3)
    const [change] = await parent.changes.list({})
    expect(change).toMatchObject({
      kind: "setup",
      summary: "Set up 2026-2027: 3 children, 14 subjects, 15 curricula, 59 classes, 2 events",
    })
  },
)

test("siblings learn together at the same time, in one subject", { tags: ["setup.together"] }, async () => {
  const { classes, students } = await run()
  const bible = classes.filter(({ subject }) => subject.name === "Bible")
  expect(new Set(bible.map(({ subject }) => subject.id)).size).toBe(1)
  expect(bible).toHaveLength(10)
  expect(new Set(bible.map(({ start_time }) => start_time))).toEqual(new Set(["1970-01-01T09:00:00.000Z"]))
  expect(students[0]?.subjects[1]?.id).not.toBe(students[1]?.subjects[1]?.id)
})

test("a preview says the same and saves nothing", { tags: ["setup.preview"] }, async () => {
  const before = await countAll()
  const preview = await run({ preview: true })
  expect(await countAll()).toEqual(before)
  const made = await run()
  const withoutIds = (view: typeof made): unknown =>
    JSON.parse(
      JSON.stringify(view, (key, value: unknown) =>
        /^(id|change_id|version|created_at|updated_at)$/.test(key) ? undefined : value,
      ),
    )
  expect(withoutIds(preview)).toEqual(withoutIds(made))
  expect(preview.change_id).toBeNull()
})

test("undo leaves the family as it was", { tags: ["setup.undo"] }, async () => {
  const before = await countAll()
  const { change_id } = await run()
  await parent.changes.undo({ id: change_id ?? "" })
  expect(await countAll()).toEqual(before)
})

test("the week can be given as it was adjusted", { tags: ["setup.one-call"] }, async () => {
  const { classes } = await run({
    classes: [
      { student: 2, subject: "Latin", day_of_week: "sunday", start_time: "19:00", end_time: "20:30" },
      { student: 0, subject: "MATH", day_of_week: "monday", start_time: "08:00", end_time: "08:20" },
    ],
  })
  expect(classes).toMatchObject([
    { student: 0, subject: { name: "Math" }, day_of_week: "monday", end_time: "1970-01-01T08:20:00.000Z" },
    { student: 2, subject: { name: "Latin" }, day_of_week: "sunday", start_time: "1970-01-01T19:00:00.000Z" },
  ])
})

describe("odd families", { tags: ["setup.one-call"] }, () => {
  test("eight children, twins among them", async () => {
    const students = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"].map((name) =>
      child(name, "3", [shared("Math"), own("Reading")]),
    )
    const made = await run({ students })
    expect(made.classes).toHaveLength(80)
    expect(new Set(made.students.map(({ color }) => color)).size).toBe(8)
    expect(await countAll()).toMatchObject({ students: 8, subjects: 2, courses: 16 })
  })

  test("a four-day week in the evening", async () => {
    const made = await run({
      school_year: { ...school_year, school_days: ["monday", "tuesday", "wednesday", "thursday"] },
      day: { start_time: "17:30", minutes: 45, break_minutes: 0 },
    })
    expect(new Set(made.classes.map(({ day_of_week }) => day_of_week)).size).toBe(4)
    expect(made.school_year.school_days).toHaveLength(4)
  })

  test("a year of the southern hemisphere that has begun, in place of the one that registration made", async () => {
    await api.db.school_year.deleteMany({ where: { family_id, academic_year: { not: "2026-2027" } } })
    const made = await run({
      school_year: {
        ...school_year,
        academic_year: "2026",
        start_date: "2026-01-27",
        end_date: "2026-12-11",
        holidays: [],
      },
    })
    expect(made.school_year).toMatchObject({ academic_year: "2026", end_date: "2026-12-11T00:00:00.000Z" })
    expect((await countAll()).years).toHaveLength(1)
  })

  test("one child without subjects", async () => {
    expect(await run({ students: [child("Ann", "K", [])] })).toMatchObject({ classes: [], course_count: 0 })
  })
})

describe("is refused, and nothing is saved,", { tags: ["setup.refused"] }, () => {
  const issueOf = async (change: Partial<SetupInput>) => {
    const before = await countAll()
    const error: unknown = await run(change).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(await countAll()).toEqual(before)
    return error
  }
  const withIssue = (field: string, message: string) => ({ cause: { details: { issues: [{ field, message }] } } })

  test("a year that ends before it begins", async () => {
    expect(await issueOf({ school_year: { ...school_year, end_date: "2026-08-30", holidays: [] } })).toMatchObject(
      withIssue("school_year.end_date", "Last day must be after the first day."),
    )
  })

  test("a day off outside the year", async () => {
    const holidays = [{ name: "Summer", start_date: "2027-05-28", end_date: "2027-05-30" }]
    expect(await issueOf({ school_year: { ...school_year, holidays } })).toMatchObject(
      withIssue("school_year.holidays.0.end_date", "This day is not in the school year 2026-2027."),
    )
  })

  test("a day that would run past midnight", async () => {
    expect(await issueOf({ day: { start_time: "22:00", minutes: 60, break_minutes: 0 } })).toMatchObject(
      withIssue("day.start_time", "The day would run past midnight. Start earlier, or shorten the classes."),
    )
  })

  test("a class of a subject that the child does not have", async () => {
    const classes = [
      { student: 0, subject: "Latin", day_of_week: "monday" as const, start_time: "09:00", end_time: "09:30" },
    ]
    expect(await issueOf({ classes })).toMatchObject({ code: "BAD_REQUEST" })
  })

  test("a child of another family", async () => {
    const foreign = await createStudent(api.db)
    expect(await issueOf({ students: [{ ...child("Ann", "K", []), id: foreign.id }] })).toMatchObject({
      code: "NOT_FOUND",
    })
  })
})

test(
  "new subjects look as their names suggest, and each has a color of its own",
  { tags: ["setup.looks"] },
  async () => {
    const names = ["Math", "Algebra", "Reading", "Bible", "Latin", "Greek", "Typing", "Chess"]
    const { students } = await run({
      students: [
        child(
          "Ann",
          "K",
          names.map((name) => own(name)),
        ),
      ],
    })
    const subjects = students[0]?.subjects ?? []
    expect(new Set(subjects.map(({ color }) => color)).size).toBe(names.length)
    expect(subjects[0]).toMatchObject({ color: "#1d4ed8", icon: "Calculator" })
    expect(subjects[1]).toMatchObject({ icon: "Calculator" })
  },
)

test("new classes are laid around those that a child has already", { tags: ["setup.around"] }, async () => {
  const math = child("Ann", "K", [own("Math")])
  const { students } = await run({ students: [math] })
  const again = await run({ students: [{ ...math, id: students[0]?.id ?? "", subjects: [own("Math"), own("Latin")] }] })
  const monday = again.classes.filter(({ day_of_week }) => day_of_week === "monday")
  expect(monday.map(({ subject, start_time }) => [subject.name, start_time.slice(11, 16)])).toEqual([
    ["Latin", "09:45"],
  ])
})
