import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Database } from "../connect/client.ts"
import { openTestDatabase } from "../testing/database.ts"
import { gradeForTests } from "../testing/grade-rule.ts"
import { seedDemoFamily, type DemoFamily } from "./demo.ts"

const days = [
  ["a Monday in term", "2026-10-05"],
  ["a Saturday", "2026-11-21"],
  ["New Year's Day", "2026-01-01"],
  ["the middle of July", "2026-07-15"],
  ["the first day of the academic year", "2027-07-01"],
  ["29 February", "2028-02-29"],
  ["the last day of term before the winter break", "2026-12-21"],
  ["a day of the winter break", "2026-12-29"],
  ["Thanksgiving Day", "2026-11-26"],
] as const

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// Just after midnight in New York, so nothing has happened today yet.
const momentOf = (today: string) => new Date(`${today}T05:10:00.000Z`)
const dateOf = (day: string) => new Date(`${day}T00:00:00.000Z`)
const later = (today: string, count: number) => new Date(dateOf(today).getTime() + count * 86_400_000)

function seed(today: string, email_domain: string): Promise<DemoFamily> {
  return seedDemoFamily(database.client, { today, now: momentOf(today), grade: gradeForTests, email_domain })
}

describe.each(days)("on %s (%s)", (_name, today) => {
  let family_id: string
  let students: string[]
  beforeAll(async () => {
    const family = await seed(today, `${today}.test`)
    family_id = family.family_id
    students = Object.values(family.students)
  })

  test("each child has assignments due today, overdue, in progress, submitted and recently graded", async () => {
    const db = database.client
    const now = momentOf(today)
    for (const student_id of students) {
      const [dueToday, overdue, inProgress, submitted, upcoming, justGraded] = await Promise.all([
        db.assignment.count({ where: { student_id, due_date: dateOf(today), status: { not: "graded" } } }),
        db.assignment.count({
          where: { student_id, due_date: { lt: dateOf(today) }, status: { in: ["assigned", "in_progress"] } },
        }),
        db.assignment.count({ where: { student_id, status: "in_progress" } }),
        db.assignment.count({ where: { student_id, status: "submitted", due_date: { gte: dateOf(today) } } }),
        db.assignment.count({ where: { student_id, status: "assigned", due_date: { gt: dateOf(today) } } }),
        db.grade.count({
          where: { student_id, updated_at: { gt: new Date(now.getTime() - 48 * 3_600_000), lte: now } },
        }),
      ])
      expect({ dueToday, overdue, inProgress, submitted, upcoming, justGraded }).toEqual({
        dueToday: expect.toSatisfy(isSome),
        overdue: expect.toSatisfy(isSome),
        inProgress: expect.toSatisfy(isSome),
        submitted: expect.toSatisfy(isSome),
        upcoming: expect.toSatisfy(isSome),
        justGraded: expect.toSatisfy(isSome),
      })
    }
  })

  test("there is a year's worth of assignments, with unique titles and dates in order", async () => {
    const assignments = await database.client.assignment.findMany({ where: { family_id }, include: { grade: true } })
    expect(assignments.length).toBeGreaterThanOrEqual(180)
    expect(assignments.length).toBeLessThanOrEqual(240)
    expect(new Set(assignments.map(({ title }) => title)).size).toBe(assignments.length)
    for (const { assigned_date, due_date, created_at, updated_at, status, grade } of assignments) {
      expect(assigned_date <= due_date && assigned_date <= dateOf(today)).toBe(true)
      expect(created_at <= updated_at && updated_at <= momentOf(today)).toBe(true)
      expect(status === "graded").toBe(grade !== null)
    }
    const soon = assignments.filter(({ due_date }) => due_date > dateOf(today) && due_date <= later(today, 14))
    expect(soon.length).toBeGreaterThan(0)
    expect(assignments.some(({ due_date }) => due_date < later(today, -90))).toBe(true)
    expect(assignments.some(({ points_possible }) => points_possible.isZero())).toBe(true)
  })

  test("attendance covers at least 120 school days and no other days, and today is not fully marked", async () => {
    const marks = await database.client.attendance_record.findMany({ where: { family_id }, orderBy: { date: "asc" } })
    const dates = new Set(marks.map(({ date }) => date.getTime()))
    expect(dates.size).toBeGreaterThanOrEqual(120)
    for (const { date } of marks) expect([0, 6]).not.toContain(date.getUTCDay())
    const holiday = marks.filter(({ date }) => /-(12-2[2-9]|12-3[01]|01-0[12]|07-04)T/.test(date.toISOString()))
    expect(holiday).toEqual([])
    expect(new Set(marks.map(({ status }) => status)).size).toBe(4)
    const attended = marks.filter(({ status }) => status === "present" || status === "late").length / marks.length
    expect(attended).toBeGreaterThan(0.9)
    expect(attended).toBeLessThan(0.995)
    expect(marks.filter(({ date }) => date.getTime() === dateOf(today).getTime()).length).toBeLessThan(students.length)
    expect(marks.every(({ date }) => date <= dateOf(today))).toBe(true)
  })

  test("no child has two classes at once, and every weekday has a class", async () => {
    const entries = await database.client.schedule_entry.findMany({
      where: { family_id },
      orderBy: { start_time: "asc" },
    })
    expect(new Set(entries.map(({ day_of_week }) => day_of_week)).size).toBe(7)
    for (const entry of entries) {
      const clashes = entries.filter(
        (other) =>
          other.id !== entry.id &&
          other.student_id === entry.student_id &&
          other.day_of_week === entry.day_of_week &&
          other.start_time < entry.end_time &&
          entry.start_time < other.end_time,
      )
      expect(clashes).toEqual([])
    }
  })

  test("there are past and future lessons and events", async () => {
    const db = database.client
    const around = { gte: later(today, -30), lte: later(today, 30) }
    const lessons = await db.lesson.findMany({ where: { family_id, planned_date: around } })
    const events = await db.event.findMany({ where: { family_id } })
    // Four lessons were left over, two are done ahead of their day, and one was skipped.
    const past = lessons.filter(({ planned_date }) => planned_date !== null && planned_date < dateOf(today))
    expect(past.filter(({ status }) => status === "planned").length).toBe(4)
    expect(lessons.filter((lesson) => lesson.status === "done" && !past.includes(lesson)).length).toBe(2)
    for (const { created_at, updated_at, completed_at } of lessons)
      expect(created_at <= (completed_at ?? updated_at) && updated_at <= momentOf(today)).toBe(true)
    expect(lessons.filter(({ completed_at }) => completed_at).length).toBeGreaterThan(20)
    expect(
      lessons.filter(({ planned_date }) => planned_date !== null && planned_date > dateOf(today)).length,
    ).toBeGreaterThan(20)
    expect(events.some(({ end_date }) => end_date < dateOf(today))).toBe(true)
    expect(events.some(({ start_date }) => start_date >= later(today, 1))).toBe(true)
    expect(new Set(events.map(({ all_day }) => all_day)).size).toBe(2)
    expect(new Set(events.map(({ student_id }) => student_id === null)).size).toBe(2)
  })

  test("the children are 5 or 6, 9 or 10, and 14 or 15", async () => {
    const children = await database.client.student.findMany({
      where: { family_id },
      orderBy: { date_of_birth: "desc" },
    })
    const ages = children.map(
      ({ date_of_birth }) => (dateOf(today).getTime() - date_of_birth.getTime()) / 31_557_600_000,
    )
    const expected = [5, 9, 14]
    for (const [index, age] of ages.entries()) expect(Math.floor(age) - (expected[index] ?? 0)).toBeOneOf([0, 1])
  })
})

function isSome(count: number): boolean {
  return count > 0
}
