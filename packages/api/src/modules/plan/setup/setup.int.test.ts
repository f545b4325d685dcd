import { createStudent } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => void ({ parent, family_id } = await api.openFamily()))
afterAll(api.close)

type Input = Parameters<Caller["setup"]["run"]>[0]
type Subject = Input["students"][number]["subjects"][number]

const own = (name: string, times_per_week = 5): Subject => ({ name, times_per_week, is_together: false })
const shared = (name: string, times_per_week = 5): Subject => ({ name, times_per_week, is_together: true })

const school_year: Input["school_year"] = {
  academic_year: "2026-2027",
  start_date: "2026-08-31",
  end_date: "2027-05-28",
  school_days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  holidays: [
    { name: "Thanksgiving", start_date: "2026-11-26", end_date: "2026-11-27" },
    { name: "Christmas", start_date: "2026-12-21", end_date: "2027-01-01" },
  ],
}

const child = (first_name: string, grade_level: "K" | "3" | "9", subjects: Subject[]): Input["students"][number] => ({
  first_name,
  last_name: "Reed",
  grade_level,
  date_of_birth: { K: "2021-03-01", "3": "2018-03-01", "9": "2012-03-01" }[grade_level],
  subjects,
})

/** Three children with five subjects each. */
const family = (): Input => ({
  school_year,
  students: [
    child("Ann", "K", [shared("Bible"), own("Math"), own("Reading"), own("Science", 2), own("Art", 1)]),
    child("Ben", "3", [shared("bible"), own("Math"), own("Reading"), own("Science", 3), own("History", 2)]),
    child("Cleo", "9", [own("English"), own("Algebra"), own("Biology", 4), own("History", 4), own("Latin", 3)]),
  ],
  day: { start_time: "09:00", minutes: 40, break_minutes: 5 },
})

const run = (change: Partial<Input> = {}) => parent.setup.run({ ...family(), ...change })

/** Counts the family's rows of each kind. */
async function countAll() {
  const where = { family_id }
  return {
    students: await api.db.student.count({ where }),
    subjects: await api.db.subject.count({ where }),
    courses: await api.db.curriculum.count({ where }),
    classes: await api.db.schedule_entry.count({ where }),
    days_off: await api.db.event.count({ where }),
    years: await api.db.school_year.findMany({
      where,
      omit: { version: true, updated_at: true },
      orderBy: { id: "asc" },
    }),
  }
}

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

describe("a second set-up", { tags: ["setup.once"] }, () => {
  test("with the same children is refused, and doubles nothing", async () => {
    await run()
    const before = await countAll()
    await expect(run()).rejects.toMatchObject({
      cause: { details: { issues: [{ field: "students.0.first_name", message: "Ann is in your family already." }] } },
    })
    expect(await countAll()).toEqual(before)
  })

  test("of a child whom the family has adds only what is missing", async () => {
    const { students } = await run()
    const [ann] = family().students
    const id = students[0]?.id ?? ""
    const again = await run({
      students: [{ ...(ann ?? child("Ann", "K", [])), id, subjects: [own("Math"), own("Music", 1)] }],
    })
    expect(again).toMatchObject({ course_count: 1, holiday_count: 0 })
    expect(await countAll()).toMatchObject({ students: 3, subjects: 15, courses: 16, days_off: 2 })
  })

  test("makes no classes of a course that meets already, at whatever time, and says so", async () => {
    const { students } = await run()
    const known = family().students.map((student, index) => ({ ...student, id: students[index]?.id ?? "" }))
    const [ann, ben, cleo] = known
    if (!ann || !ben || !cleo) throw new Error("no students")
    const later: Partial<Input> = {
      students: [{ ...ann, subjects: [...ann.subjects, own("Music", 2)] }, ben, cleo],
      day: { start_time: "10:00", minutes: 40, break_minutes: 5 },
    }
    const before = await countAll()
    const preview = await run({ ...later, preview: true })
    expect(new Set(preview.classes.map(({ subject }) => subject.name))).toEqual(new Set(["Music"]))
    const made = await run(later)
    expect(made.held).toEqual(preview.held)
    expect(made.held).toHaveLength(15)
    expect(made.held).toContainEqual({
      student: 0,
      subject: expect.objectContaining({ name: "Science", grade_level: "K" }) as unknown,
      days_of_week: ["tuesday", "thursday"],
    })
    expect(await countAll()).toMatchObject({ courses: before.courses + 1, classes: before.classes + 2 })
  })

  test("counts a class that was adjusted, and one of a subject that siblings now learn together", async () => {
    const { students } = await run()
    const [ann, ben] = family().students.map((student, index) => ({ ...student, id: students[index]?.id ?? "" }))
    if (!ann || !ben) throw new Error("no students")
    const before = await countAll()
    const adjusted = { day_of_week: "sunday" as const, start_time: "19:00", end_time: "19:30" }
    const made = await run({
      students: [
        { ...ann, subjects: [shared("Math")] },
        { ...ben, subjects: [shared("math")] },
      ],
      classes: [
        { student: 0, subject: "Math", ...adjusted },
        { student: 1, subject: "Math", ...adjusted },
      ],
    })
    expect(made).toMatchObject({ classes: [], course_count: 0 })
    expect(await countAll()).toMatchObject({ courses: before.courses, classes: before.classes })
  })

  test("of the next year makes its classes anew", async () => {
    const { students } = await run()
    const [ann] = family().students
    const made = await run({
      school_year: {
        ...school_year,
        academic_year: "2027-2028",
        start_date: "2027-08-30",
        end_date: "2028-05-26",
        holidays: [],
      },
      students: [{ ...(ann ?? child("Ann", "K", [])), id: students[0]?.id ?? "", subjects: [own("Math")] }],
    })
    expect(made).toMatchObject({ course_count: 1, held: [] })
    expect(made.classes).toHaveLength(5)
  })

  test("at the same moment makes everything once", async () => {
    const results = await Promise.allSettled([run(), run()])
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    expect(await countAll()).toMatchObject({ students: 3, courses: 15, classes: 59, days_off: 2 })
  })
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
  const issueOf = async (change: Partial<Input>) => {
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

describe("the answers given so far", { tags: ["setup.answers", "api.get-setup", "api.save-setup"] }, () => {
  const answers = {
    step: 1,
    students: [
      {
        first_name: "An",
        last_name: "",
        date_of_birth: "2021-0",
        grade_level: null,
        is_schooled: true,
        subjects: null,
      },
    ],
    academic_year: "2026-2027",
    start_date: "",
    end_date: "",
    school_days: ["monday" as const],
    country: "US",
    region: "",
    holidays: null,
    start_time: "09:00",
    minutes: 30,
    break_minutes: 5,
    classes: null,
  }

  test("are kept for another device, and discarded once the school is set up", async () => {
    expect(await parent.setup.answers()).toEqual({ answers: null, updated_at: null, version: 0 })
    await parent.setup.saveAnswers({ answers })
    expect(await parent.setup.answers()).toMatchObject({ answers })
    await run({ preview: true })
    expect(await parent.setup.answers()).toMatchObject({ answers })
    await run()
    expect(await parent.setup.answers()).toMatchObject({ answers: null })
  })

  test("are refused from a device that has not seen the newer ones", async () => {
    const { version } = await parent.setup.saveAnswers({ answers, version: 0 })
    const newer = { ...answers, start_time: "08:00" }
    await parent.setup.saveAnswers({ answers: newer, version })
    await expect(parent.setup.saveAnswers({ answers, version })).rejects.toMatchObject({
      cause: { reason: "STALE", details: { current: { answers: newer, version: version + 1 } } },
    })
    expect(await parent.setup.answers()).toMatchObject({ answers: newer })
    await run()
    await expect(parent.setup.saveAnswers({ answers, version: version + 1 })).rejects.toMatchObject({
      code: "CONFLICT",
    })
  })

  test("keep a baby for the next set-up, and stand again when it is undone", { tags: ["setup.waiting"] }, async () => {
    const row = { last_name: "", grade_level: null, is_schooled: true, subjects: null }
    const bo = { ...row, first_name: "Bo", date_of_birth: "2026-01-02" }
    const ann = { ...row, first_name: "ann ", date_of_birth: "2021-03-01" }
    const before = { ...answers, students: [ann, bo] }
    await parent.setup.saveAnswers({ answers: before })
    const { change_id } = await run()
    expect(await parent.setup.answers()).toMatchObject({ answers: { is_done: true, step: 0, students: [bo] } })
    await parent.changes.undo({ id: change_id ?? "" })
    const { answers: again } = await parent.setup.answers()
    expect(again).toEqual(before)
  })

  test("stand again when the set-up is undone", { tags: ["setup.undo-answers"] }, async () => {
    await parent.setup.saveAnswers({ answers })
    const { change_id } = await run()
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.setup.answers()).toMatchObject({ answers })
  })

  test("given since the set-up stay when it is undone", { tags: ["setup.undo-answers"] }, async () => {
    await parent.setup.saveAnswers({ answers })
    const { change_id } = await run()
    const newer = { ...answers, start_time: "08:00" }
    await parent.setup.saveAnswers({ answers: newer })
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.setup.answers()).toMatchObject({ answers: newer })
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
