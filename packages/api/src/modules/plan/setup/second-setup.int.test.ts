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
    const [ann] = familyToSetUp().students
    const id = students[0]?.id ?? ""
    const again = await run({
      students: [{ ...(ann ?? child("Ann", "K", [])), id, subjects: [own("Math"), own("Music", 1)] }],
    })
    expect(again).toMatchObject({ course_count: 1, holiday_count: 0 })
    expect(await countAll()).toMatchObject({ students: 3, subjects: 15, courses: 16, days_off: 2 })
  })

  test("makes no classes of a course that meets already, at whatever time, and says so", async () => {
    const { students } = await run()
    const known = familyToSetUp().students.map((student, index) => ({ ...student, id: students[index]?.id ?? "" }))
    const [ann, ben, cleo] = known
    if (!ann || !ben || !cleo) throw new Error("no students")
    const later: Partial<SetupInput> = {
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
    const [ann, ben] = familyToSetUp().students.map((student, index) => ({ ...student, id: students[index]?.id ?? "" }))
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
    const [ann] = familyToSetUp().students
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
