import { afterAll, beforeAll, expect, test } from "vitest"
import type { Database } from "../connect/client.ts"
import { verifyPassword } from "../password.ts"
import { openTestDatabase } from "../testing/database.ts"
import { gradeForTests } from "../testing/grade-rule.ts"
import { demoPeople, seedDemoFamily, type DemoFamily } from "./demo.ts"

let database: Database
let family: DemoFamily
beforeAll(async () => {
  database = await openTestDatabase()
  family = await seed("2026-11-21", "demo.test")
})
afterAll(() => database.close())

function seed(today: string, email_domain: string): Promise<DemoFamily> {
  const now = new Date(`${today}T18:30:00.000Z`)
  return seedDemoFamily(database.client, { today, now, grade: gradeForTests, email_domain })
}

test("every person can sign in with the returned password", async () => {
  const users = await database.client.user.findMany({ where: { family_id: family.family_id } })
  expect(users.length).toBe(family.people.length)
  for (const { user_id, email, password, role } of family.people) {
    const user = users.find(({ id }) => id === user_id)
    expect(user).toMatchObject({ email, role, must_change_password: false })
    expect(await verifyPassword(user?.password_hash ?? "", password)).toBe(true)
  }
})

test("a new installation's parent is demo@hearthbook.app, and two of the children have logins", () => {
  expect(demoPeople[0]).toMatchObject({ email: "demo@hearthbook.app", role: "parent" })
  expect(demoPeople.filter(({ role }) => role === "student").map(({ email }) => email)).toEqual([
    "eli@hearthbook.app",
    "grace@hearthbook.app",
  ])
})

test("each child has five to seven subjects of its grade level, in distinct colors that carry white text", async () => {
  const { family_id } = family
  const curricula = await database.client.curriculum.findMany({
    where: { family_id, academic_year: { not: "2025-2026" } },
    include: { student: true, subject: true },
  })
  for (const student_id of Object.values(family.students)) {
    const own = curricula.filter((curriculum) => curriculum.student_id === student_id)
    expect(own.length).toBeOneOf([5, 6, 7])
    for (const { student, subject } of own) expect(subject.grade_level).toBe(student.grade_level)
  }
  const colors = curricula.map(({ subject }) => subject.color)
  expect(new Set(colors).size).toBe(colors.length)
  for (const color of colors) expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5)
  expect(new Set(curricula.map(({ academic_year }) => academic_year))).toEqual(new Set(["2026-2027"]))
})

test("Grace has a finished eighth-grade algebra course, courses taken elsewhere, and a nearly complete year", async () => {
  const { family_id, students } = family
  const where = { family_id, student_id: students.grace }
  const courses = await database.client.curriculum.findMany({ where, include: { results: true } })
  const past = courses.filter(({ academic_year }) => academic_year === "2025-2026")
  expect(past).toMatchObject([
    { grade_level: "8", results: [{ override_label: "A-", finalized_at: expect.any(Date) }] },
  ])
  const current = courses.filter(({ academic_year }) => academic_year === "2026-2027")
  expect(current.every(({ grade_level, credits }) => grade_level === "9" && credits !== null)).toBe(true)
  expect(new Set(current.map(({ level }) => level))).toEqual(new Set(["regular", "honors"]))
  const elsewhere = await database.client.past_course.findMany({ where })
  expect(elsewhere.map(({ level }) => level).toSorted()).toEqual(["dual_enrollment", "regular", "regular"])
  const finished = current.filter(({ results }) => results.some(({ finalized_at }) => finalized_at !== null))
  expect(finished.length + elsewhere.length).toBe(6)
  expect(current.length - finished.length).toBe(3)
  for (const { id, results } of finished) {
    expect(results).toMatchObject([
      { percent: expect.anything(), letter: expect.any(String), comment: expect.any(String) },
    ])
    const of = { family_id, curriculum_id: id }
    expect(await database.client.assignment.count({ where: { ...of, status: { not: "graded" } } })).toBe(0)
    expect(await database.client.lesson.count({ where: { ...of, status: { not: "done" } } })).toBe(0)
  }
})

test("the children's grades differ: Eli reads well and struggles in math, Grace is between 85 and 95", async () => {
  const { nora, eli, grace } = family.students
  expect(await averageOf({ student_id: nora })).toBeGreaterThan(90)
  expect(await averageOf({ student_id: eli, subject: "Math 4" })).toBeLessThan(70)
  expect(await averageOf({ student_id: eli, subject: "Reading & Literature" })).toBeGreaterThan(90)
  expect(await averageOf({ student_id: grace })).toBeGreaterThan(85)
  expect(await averageOf({ student_id: grace })).toBeLessThan(95)
})

test("grades follow the grade rule, also for 0 points, and each has different feedback", async () => {
  const grades = await database.client.grade.findMany({
    where: { family_id: family.family_id },
    include: { assignment: true },
  })
  for (const { points_earned, percentage, letter_grade, feedback, assignment } of grades) {
    const earned = points_earned.toNumber()
    const expected = gradeForTests({ earned, possible: assignment.points_possible.toNumber() })
    expect({ percentage: percentage?.toNumber() ?? null, letter_grade }).toEqual(expected)
    expect(feedback?.length).toBeGreaterThan(10)
  }
  expect(new Set(grades.map(({ feedback }) => feedback)).size).toBe(grades.length)
})

test("submitted work has a submission and an unread notification for the parent", async () => {
  const { family_id } = family
  const submitted = await database.client.assignment.findMany({
    where: { family_id, status: "submitted", student_id: { not: family.students.nora } },
    include: { submissions: true },
  })
  for (const { submissions } of submitted) expect(submissions.length).toBe(1)
  const parent = family.people[0]?.user_id
  const unread = await database.client.notification.count({ where: { family_id, user_id: parent, is_read: false } })
  expect(unread).toBe(submitted.length)
})

test("seeding the same day again gives the same family", { tags: ["slow"] }, async () => {
  const again = await seed("2026-11-21", "again.test")
  expect(await story(again.family_id)).toEqual(await story(family.family_id))
})

test("seeding a week later gives the same past attendance", { tags: ["slow"] }, async () => {
  const next = await seed("2026-11-28", "later.test")
  const before = new Date("2026-11-01T00:00:00.000Z")
  const marksOf = async ({ students, family_id }: DemoFamily) => {
    const marks = await database.client.attendance_record.findMany({
      where: { family_id, student_id: students.eli, date: { gte: new Date("2026-08-01T00:00:00.000Z"), lt: before } },
      orderBy: { date: "asc" },
    })
    return marks.map(({ date, status }) => [date.toISOString(), status])
  }
  expect(await marksOf(next)).toEqual(await marksOf(family))
})

async function averageOf({ student_id, subject }: { student_id: string; subject?: string }): Promise<number> {
  const grades = await database.client.grade.findMany({
    where: { student_id, assignment: { curriculum: { subject: { name: subject } } } },
    include: { assignment: true },
  })
  const earned = grades.reduce((sum, grade) => sum + grade.points_earned.toNumber(), 0)
  return (100 * earned) / grades.reduce((sum, grade) => sum + grade.assignment.points_possible.toNumber(), 0)
}

/** Returns the family's rows without ids, which must be equal for the same day. */
async function story(family_id: string) {
  const db = database.client
  const where = { family_id }
  // Siblings have lessons of the same title.
  const orderBy = [
    { title: "asc" as const },
    { curriculum: { student: { first_name: "asc" as const } } },
    { position: "asc" as const },
  ]
  const [assignments, attendance, events, lessons, notifications] = await Promise.all([
    db.assignment.findMany({ where, orderBy: { title: "asc" }, include: { grade: true, submissions: true } }),
    db.attendance_record.findMany({ where, orderBy: [{ date: "asc" }, { student: { first_name: "asc" } }] }),
    db.event.findMany({ where, orderBy: [{ start_date: "asc" }, { title: "asc" }] }),
    db.lesson.findMany({ where, orderBy }),
    db.notification.findMany({ where, orderBy: [{ created_at: "asc" }, { title: "asc" }, { body: "asc" }] }),
  ])
  const text = JSON.stringify({ assignments, attendance, events, lessons, notifications }, (key, value: unknown) =>
    key === "id" || key.endsWith("_id") ? undefined : value,
  )
  return JSON.parse(text) as unknown
}

/** Returns the contrast ratio of #rrggbb with white (WCAG 2). */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
