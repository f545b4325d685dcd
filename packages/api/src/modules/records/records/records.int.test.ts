import * as rows from "@hearthbook/db/testing/factories"
import { Prisma } from "@hearthbook/db"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

test("has everything of a child's year in one answer", { tags: ["requirements.records"] }, async () => {
  const { parent, family_id } = await api.openFamily()
  const year = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
  const { student_id, id: curriculum_id, subject_id } = await rows.createCurriculum(api.db, { family_id })
  const asked = { student_id, school_year_id: year.id }
  const targets = [{ measure: "days" as const, min: 180 }]
  const { id } = await parent.requirements.create({ ...asked, pack_id: "us-oh", targets })
  const book = await rows.createResource(api.db, { family_id, title: "Owl moon" })
  const lesson = await rows.createLesson(api.db, { curriculum_id, title: "Owls" })
  await api.db.lesson_resource.create({ data: { family_id, lesson_id: lesson.id, resource_id: book.id } })
  await parent.lessons.update({ id: lesson.id, completed: true })
  const mark = { family_id, student_id, date: new Date("2026-09-01"), status: "present" as const, fraction: 0.5 }
  await rows.createAttendance(api.db, { ...mark, created_at: new Date("2026-09-15") })
  await parent.attendance.mark({ student_id, date: "2026-09-16", status: "present" })
  const trip = { family_id, event_type: "field_trip" as const, title: "Museum" }
  await rows.createEvent(api.db, { ...trip, start_date: new Date("2026-09-10"), end_date: new Date("2026-09-10") })
  await rows.createEvent(api.db, { ...trip, start_date: new Date("2026-09-20"), end_date: new Date("2026-09-20") })
  await rows.createTime(api.db, { family_id, student_id, subject_id, date: new Date("2026-09-02"), minutes: 45 })
  await api.db.amendment.create({ data: { family_id, ...asked, noun: "time", row_id: id, reason: "Forgotten" } })
  const sibling = await rows.createStudent(api.db, { family_id })
  await rows.createAttendance(api.db, { family_id, student_id: sibling.id, date: new Date("2026-09-02") })

  const records = await parent.records.ofYear(asked)
  expect(records.register.map(({ month, days }) => [month, days.length]).slice(0, 3)).toEqual([
    ["2026-07", 31],
    ["2026-08", 31],
    ["2026-09", 30],
  ])
  const days = records.register.flatMap((month) => month.days)
  expect(days.filter(({ status }) => status !== null)).toEqual([
    {
      date: "2026-09-01T00:00:00.000Z",
      is_school_day: true,
      name: null,
      status: "present",
      fraction: 0.5,
      minutes: null,
      recorded_late: true,
    },
  ])
  expect(records.hours).toMatchObject({ days: 0.5, half_days: 1, minutes: 45 })
  expect(records.lessons).toMatchObject([
    { id: lesson.id, date: "2026-09-15T00:00:00.000Z", subject_id, resources: ["Owl moon"], recorded_late: false },
  ])
  expect(records.field_trips.map(({ title, start_date }) => [title, start_date.slice(0, 10)])).toEqual([
    ["Museum", "2026-09-10"],
  ])
  expect(records.filings).toHaveLength((await parent.filings.list(asked)).length)
  expect(records.amendments).toMatchObject([{ reason: "Forgotten" }])
  expect(records).toMatchObject({ requirement_id: id, pace: [{ done: 0.5, needed: 180 }] })
})

test("has what was done before the family used Hearthbook", { tags: ["requirements.records-opening"] }, async () => {
  const { parent, family_id } = await api.openFamily()
  const year = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
  const student = await rows.createStudent(api.db, { family_id })
  const asked = { student_id: student.id, school_year_id: year.id }
  expect(await parent.records.ofYear(asked)).toMatchObject({ opening: null })
  const opening = { days: 20, minutes: 6000, core_minutes: 3600, core_home_minutes: 3000, note: "Our paper log" }
  await parent.requirements.create({ ...asked, pack_id: "us-mo", opening })
  expect(await parent.records.ofYear(asked)).toMatchObject({ opening, hours: { minutes: 0 } })
})

/** Five years of marks, done lessons and 40,000 time entries of six children. */
async function fillFamily(family_id: string): Promise<{ student_id: string; school_year_id: string }> {
  const students: string[] = []
  for (let n = 0; n < 6; n++) {
    const course = await rows.createCurriculum(api.db, { family_id, academic_year: "2026-2027" })
    students.push(course.student_id)
    await api.db.$executeRaw`
      INSERT INTO lesson (id, family_id, student_id, curriculum_id, title, position, status, completed_on, completed_at, updated_at)
      SELECT gen_random_uuid(), ${family_id}::uuid, ${course.student_id}::uuid, ${course.id}::uuid, 'Lesson ' || n, n + 60, 'done',
        '2026-07-01'::date - n, now(), now()
      FROM generate_series(-60, 900) n`
    await api.db.$executeRaw`
      INSERT INTO attendance_record (id, family_id, student_id, date, status, created_at, updated_at)
      SELECT gen_random_uuid(), ${family_id}::uuid, ${course.student_id}::uuid, d::date, 'present', d, d
      FROM generate_series('2021-09-15'::date, '2026-09-15'::date, '1 day') d`
    await api.db.$executeRaw`
      INSERT INTO time_entry (id, family_id, student_id, subject_id, date, minutes, created_at, updated_at)
      SELECT gen_random_uuid(), ${family_id}::uuid, ${course.student_id}::uuid, ${course.subject_id}::uuid,
        '2026-09-15'::date - (n % 1800), 20, now(), now()
      FROM generate_series(1, 6700) n`
  }
  for (const table of ["lesson", "attendance_record", "time_entry"])
    await api.db.$executeRaw`ANALYZE ${Prisma.raw(table)}`
  const year = await api.db.school_year.findFirstOrThrow({ where: { family_id, academic_year: "2026-2027" } })
  return { student_id: students[0] ?? "", school_year_id: year.id }
}

test(
  "answers within 150 ms with 40,000 time entries",
  { tags: ["requirements.records-speed", "slow"], timeout: 120_000 },
  async () => {
    const { parent, family_id } = await api.openFamily()
    const asked = await fillFamily(family_id)
    await parent.requirements.create({ ...asked, pack_id: "us-mo", grade_level: "4" })
    expect(await api.db.time_entry.count({ where: { family_id } })).toBeGreaterThan(40_000)
    const times: number[] = []
    for (let run = 0; run < 15; run++) {
      const begun = performance.now()
      const { hours } = await parent.records.ofYear(asked)
      times.push(performance.now() - begun)
      expect(hours.minutes).toBeGreaterThan(1000)
    }
    // The shortest, because other processes disturb single ones.
    expect(Math.min(...times)).toBeLessThan(150)
  },
)
