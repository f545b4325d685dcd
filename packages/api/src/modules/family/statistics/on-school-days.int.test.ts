import { createEvent, createStudent } from "@hearthbook/db/testing/factories"
import fc from "fast-check"
import { afterAll, expect, test } from "vitest"
import { attendanceRate, countMarks } from "@hearthbook/core/attendance/attendance"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { isSchoolDay } from "@hearthbook/core/planning/school-days"
import { addDays, dayToDate } from "@hearthbook/core/time/days"
import { openTestApi } from "../../../testing/test-api.ts"
import { loadSchoolCalendar } from "../school-calendar/load-school-calendar.ts"

const api = await openTestApi()
afterAll(api.close)

/** Two weeks before today, Tuesday, 15 September 2026. */
const someDay = fc.integer({ min: -14, max: 1 }).map((distance) => addDays("2026-09-15", distance))
const someEvent = fc.record({
  event_type: fc.constantFrom("holiday" as const, "school_day" as const),
  child: fc.constantFrom(0, 1, null),
  day: someDay,
  length: fc.nat(4),
})
const someMark = fc.record({
  child: fc.constantFrom(0, 1),
  date: someDay,
  status: fc.constantFrom(...attendanceStatuses),
})
const someMarks = fc.uniqueArray(someMark, { maxLength: 20, selector: ({ child, date }) => `${child} ${date}` })

test(
  "rates count each child's marks on its school days, as the rule decides them",
  { tags: ["attendance.rate", "attendance.days-off", "slow"] },
  async () => {
    const { parent, family_id } = await api.openFamily()
    const children = [await createStudent(api.db, { family_id }), await createStudent(api.db, { family_id })]
    const idOf = (child: number) => children[child]?.id ?? ""
    await fc.assert(
      fc.asyncProperty(fc.array(someEvent, { maxLength: 4 }), someMarks, async (events, marked) => {
        await api.db.event.deleteMany({ where: { family_id } })
        await api.db.attendance_record.deleteMany({ where: { family_id } })
        for (const { event_type, child, day, length } of events) {
          const span = { start_date: dayToDate(day), end_date: dayToDate(addDays(day, length)) }
          const owner = child === null ? { family_id } : { student_id: idOf(child) }
          await createEvent(api.db, { event_type, ...owner, ...span })
        }
        const marks = marked.map(({ child, ...mark }) => ({ ...mark, student_id: idOf(child) }))
        const data = marks.map(({ date, ...mark }) => ({ ...mark, family_id, date: dayToDate(date) }))
        await api.db.attendance_record.createMany({ data })
        const school = await loadSchoolCalendar({ db: api.db, family_id })
        const counted = marks.filter(
          ({ student_id, date }) => date <= "2026-09-15" && isSchoolDay(school, student_id, date),
        )
        const rateOf = (id: string) => attendanceRate(countMarks(counted.filter(({ student_id }) => student_id === id)))
        const seen = await parent.students.list({})
        for (const { id, attendance_rate } of seen) expect(attendance_rate).toBe(rateOf(id))
        expect(await parent.dashboard.stats()).toMatchObject({ attendance_rate: attendanceRate(countMarks(counted)) })
      }),
      { numRuns: 25 },
    )
  },
)

test("the rate begins with the school year in progress", { tags: ["attendance.rate"] }, async () => {
  const { parent, family_id } = await api.openFamily()
  const { id: student_id } = await createStudent(api.db, { family_id })
  const marks = { "2026-06-29": "absent", "2026-09-14": "present" } as const
  for (const [date, status] of Object.entries(marks))
    await api.db.attendance_record.create({ data: { family_id, student_id, date: dayToDate(date), status } })
  expect(await parent.dashboard.stats()).toMatchObject({ attendance_rate: 100 })
  const where = { family_id, academic_year: "2025-2026" }
  await api.db.school_year.deleteMany({ where })
  const early = { where: { family_id, academic_year: "2026-2027" }, data: { start_date: dayToDate("2026-06-22") } }
  await api.db.school_year.updateMany(early)
  expect(await parent.dashboard.stats()).toMatchObject({ attendance_rate: 50 })
  await api.db.school_year.deleteMany({ where: { family_id } })
  expect(await parent.dashboard.stats()).toMatchObject({ attendance_rate: null })
})
