import { createAttendance, createParent, createStudent, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { addDays, dayToDate } from "@hearthbook/core/time/days"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let ada: string
let ben: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id } = await api.openFamily())
  ada = (await createStudent(api.db, { family_id, first_name: "Ada" })).id
  ben = (await createStudent(api.db, { family_id, first_name: "Ben" })).id
})
afterAll(api.close)

// testNow is Tuesday, 15 September 2026, noon in New York.
const today = "2026-09-15"
const iso = (day: string) => `${day}T00:00:00.000Z`

describe("a mark", () => {
  test("is unique per child and day, and the later one applies", { tags: ["attendance.one-mark"] }, async () => {
    const first = await parent.attendance.mark({ student_id: ada, date: "2026-09-15T23:30:00.000Z", status: "absent" })
    expect(first).toMatchObject({ student_id: ada, date: iso(today), status: "absent" })
    const second = await parent.attendance.mark({ student_id: ada, date: today, status: "late" })
    expect(second).toMatchObject({ id: first.id, status: "late", version: first.version + 1 })
    expect(await parent.attendance.list({})).toEqual([second])
    expect(await parent.attendance.byId({ id: first.id ?? "" })).toEqual(second)
  })

  test("is cleared by null, also if there was none", { tags: ["attendance.one-mark"] }, async () => {
    await parent.attendance.mark({ student_id: ada, date: today, status: "present" })
    const cleared = { id: null, student_id: ada, date: iso(today), status: null, version: 0 }
    for (let n = 0; n < 2; n++)
      expect(await parent.attendance.mark({ student_id: ada, date: today, status: null })).toMatchObject(cleared)
    expect(await parent.attendance.list({})).toEqual([])
  })

  test("is refused with the current mark if another version was seen; version 0 means that there was none", async () => {
    const { version } = await parent.attendance.mark({ student_id: ada, date: today, status: "present" })
    const stale = parent.attendance.mark({ student_id: ada, date: today, status: "absent", version: 0 })
    await expect(stale).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { current: { status: "present", version } } },
    })
    await parent.attendance.mark({ student_id: ada, date: today, status: null, version })
    expect(await parent.attendance.mark({ student_id: ada, date: today, status: "late", version: 0 })).toMatchObject({
      status: "late",
    })
  })

  test("that was cleared and set again has another version than before", async () => {
    const cell = { student_id: ada, date: today }
    const { version } = await parent.attendance.mark({ ...cell, status: "present" })
    await parent.attendance.mark({ ...cell, status: null })
    await parent.attendance.mark({ ...cell, status: "absent" })
    await expect(parent.attendance.mark({ ...cell, status: "late", version })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { current: { status: "absent" } } },
    })
  })

  test("of a child who is being deleted is saved or not found, but never an internal error", async () => {
    for (let n = 0; n < 5; n++) {
      const { id: student_id } = await createStudent(api.db, { family_id })
      const mark = { student_id, date: today, status: "present" as const }
      const answers = await Promise.allSettled([
        parent.attendance.mark(mark),
        parent.students.delete({ id: student_id }),
        parent.attendance.markAll({ records: [mark] }),
      ])
      const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []))
      for (const reason of refused) expect(reason).toMatchObject({ code: "NOT_FOUND" })
    }
  })

  test(
    "of one child and day is stored once when two people set it at once",
    { tags: ["attendance.one-mark"] },
    async () => {
      const statuses = ["present", "absent", "late", "excused"] as const
      await Promise.all(statuses.map((status) => parent.attendance.mark({ student_id: ada, date: today, status })))
      expect(await parent.attendance.list({})).toHaveLength(1)
    },
  )

  test.each([
    [{ status: "here" }, "Choose present, absent, late or excused."],
    [{ date: "" }, "Date is required."],
    [{ date: "2026-02-30" }, "Date must be a day such as 2026-09-01."],
    [{ student_id: "" }, "Choose a student."],
  ])("with %o is refused with a message", async (wrong, message) => {
    const input: Record<string, string> = { student_id: ada, date: today, status: "present", ...wrong }
    const made = Promise.resolve(Reflect.apply(parent.attendance.mark, undefined, [input]))
    await expect(made).rejects.toMatchObject({ cause: { details: { issues: [{ message }] } } })
  })
})

describe("many marks at once", () => {
  test("are set, replaced and cleared together, and returned in their order", async () => {
    await parent.attendance.mark({ student_id: ben, date: today, status: "absent" })
    const marks = await parent.attendance.markAll({
      records: [
        { student_id: ben, date: today, status: null },
        { student_id: ada, date: today, status: "present" },
        { student_id: ada, date: "2026-09-14", status: "late" },
      ],
    })
    expect(marks).toMatchObject([
      { student_id: ben, status: null, version: 0 },
      { student_id: ada, date: iso(today), status: "present" },
      { student_id: ada, date: iso("2026-09-14"), status: "late" },
    ])
    const { change_id } = marks[0] ?? {}
    expect(await parent.attendance.list({})).toEqual(
      [marks[2], marks[1]].map((mark) => ({ ...mark, change_id: undefined })),
    )
    expect(marks.every((mark) => typeof change_id === "string" && mark.change_id === change_id)).toBe(true)
  })

  test("are all or none: another family's child, an out-of-date version or a repeated child leaves everything unchanged", async () => {
    const { version } = await parent.attendance.mark({ student_id: ben, date: today, status: "absent" })
    const stranger = await createStudent(api.db)
    const good = { student_id: ada, date: today, status: "present" as const }
    const refused = [
      { ...good, student_id: stranger.id },
      { student_id: ben, date: today, status: "present" as const, version: version + 1 },
      { ...good, status: "late" as const },
    ]
    for (const wrong of refused) {
      await expect(parent.attendance.markAll({ records: [good, wrong] })).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_FOUND|CONFLICT|BAD_REQUEST/),
      })
    }
    expect(await parent.attendance.list({})).toMatchObject([{ student_id: ben, status: "absent", version }])
    expect(await api.db.attendance_record.count({ where: { student_id: stranger.id } })).toBe(0)
  })

  test("are refused if there are none, or more than 500", async () => {
    const one = { student_id: ada, date: today, status: "present" as const }
    await expect(parent.attendance.markAll({ records: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    const many = Array.from({ length: 501 }, (_, n) => ({ ...one, date: addDays(today, -n) }))
    await expect(parent.attendance.markAll({ records: many })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    expect(await parent.attendance.markAll({ records: many.slice(1) })).toHaveLength(500)
  })
})

describe("undoing many marks", () => {
  const bookkeeping = { version: true, updated_at: true } as const
  const status = "absent" as const
  const present = { status: "present" as const, date: today }

  test("restores each mark as it was, and retracts the notifications", { tags: ["attendance.undo-many"] }, async () => {
    const other = await createParent(api.db, { family_id })
    await api.db.settings.update({ where: { user_id: other.id }, data: { email_attendance: true } })
    await parent.attendance.mark({ student_id: ben, date: today, status: "late" })
    const before = await api.db.attendance_record.findMany({ where: { family_id }, omit: bookkeeping })
    const [first] = await parent.attendance.markAll({
      records: [
        { student_id: ada, date: today, status },
        { student_id: ben, date: today, status: null },
      ],
    })
    const where = { user_id: other.id, kind: "absence_recorded" as const }
    // A notification that was read, or sent by mail, does not keep the marks from being undone.
    expect((await api.db.notification.updateMany({ where, data: { is_read: true } })).count).toBe(1)
    const { change, changed } = await parent.changes.undo({ id: first?.change_id ?? "" })
    expect({ summary: change.summary, changed }).toEqual({
      summary: "Set 1 and cleared 1 of 2 attendance marks",
      changed: [],
    })
    expect(await api.db.attendance_record.findMany({ where: { family_id }, omit: bookkeeping })).toEqual(before)
    expect(await api.db.notification.count({ where })).toBe(0)
  })

  test("is refused when one was changed since", { tags: ["attendance.undo-many"] }, async () => {
    const records = [ada, ben].map((student_id) => ({ student_id, ...present }))
    const [first] = await parent.attendance.markAll({ records })
    await parent.attendance.mark({ student_id: ben, date: today, status })
    const undo = parent.changes.undo({ id: first?.change_id ?? "" })
    await expect(undo).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { changed: [{ noun: "attendance_record" }] } },
    })
    expect((await parent.attendance.list({})).length).toBe(2)
  })

  test("is not offered for a single mark, nor if nothing changed", { tags: ["attendance.undo-many"] }, async () => {
    const [one] = await parent.attendance.markAll({ records: [{ student_id: ada, ...present }] })
    const cleared = [ada, ben].map((student_id) => ({ student_id, date: "2026-09-01", status: null }))
    const [none] = await parent.attendance.markAll({ records: cleared })
    expect([one?.change_id, none?.change_id]).toEqual([null, null])
    expect(await parent.changes.list({})).toEqual([])
  })
})

describe("the list", () => {
  test("contains the requested days, both included, and one child's marks if requested", async () => {
    for (const [student_id, date] of [
      [ada, "2026-09-13"],
      [ada, "2026-09-14"],
      [ben, "2026-09-15"],
      [ada, "2026-09-16"],
    ] as const)
      await createAttendance(api.db, { family_id, student_id, date: dayToDate(date) })
    const days = async (filter: object) => (await parent.attendance.list(filter)).map(({ date }) => date.slice(0, 10))
    expect(await days({ start_date: "2026-09-14", end_date: "2026-09-15" })).toEqual(["2026-09-14", "2026-09-15"])
    expect(await days({ student_id: ada, start_date: "2026-09-14" })).toEqual(["2026-09-14", "2026-09-16"])
    expect(await days({ limit: 2 })).toEqual(["2026-09-13", "2026-09-14"])
  })
})

test("a child can neither see nor set marks", { tags: ["attendance.adults-only"] }, async () => {
  const login = await createStudentLogin(api.db, { family_id })
  const child = await api.callerFor(login)
  const own = { student_id: login.student_id ?? "", date: today, status: "present" as const }
  for (const ask of [
    () => child.attendance.list({}),
    () => child.attendance.streaks({}),
    () => child.attendance.mark(own),
    () => child.attendance.markAll({ records: [own] }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: "FORBIDDEN" })
})
