import { afterAll, beforeAll, expect, test } from "vitest"
import type { Database } from "../connect/client.ts"
import type { Db } from "../driver/db.ts"
import { Prisma } from "../generated/client.ts"
import { openTestDatabase } from "../testing/database.ts"
import * as create from "../testing/factories.ts"

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test("deleting a provider keeps its curricula and resources, without a provider", async () => {
  const db = database.client
  const { id: provider_id, family_id } = await create.createProvider(db)
  const student = await create.createStudent(db, { family_id })
  const curriculum = await create.createCurriculum(db, { student_id: student.id, provider_id })
  const resource = await create.createResource(db, { family_id, provider_id })
  await db.provider.delete({ where: { id: provider_id } })
  const kept = { family_id, provider_id: null }
  expect(await db.curriculum.findUnique({ where: { id: curriculum.id } })).toMatchObject(kept)
  expect(await db.resource.findUnique({ where: { id: resource.id } })).toMatchObject(kept)
})

test("deleting a student deletes the student's work and login, and no sibling's", async () => {
  const db = database.client
  const { family_id, id, student } = await createFamilyWithEverything(db)
  const sibling = await create.createStudent(db, { family_id })
  await create.createGrade(db, { assignment_id: (await create.createAssignment(db, { student_id: sibling.id })).id })
  await db.student.delete({ where: { id: student.id } })
  const where = { student_id: student.id }
  const left = [
    db.assignment.count({ where }),
    db.grade.count({ where }),
    db.curriculum.count({ where }),
    db.user.count({ where }),
  ]
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0])
  expect(await db.grade.count({ where: { student_id: sibling.id } })).toBe(1)
  await db.family.delete({ where: { id } })
})

test("deleting a family deletes all of its rows in every table", async () => {
  const db = database.client
  const other = await createFamilyWithEverything(db)
  const before = await countRows(db, other.id)
  const { id } = await createFamilyWithEverything(db)
  const full = await countRows(db, id)
  // Otherwise the test would prove nothing about an empty table.
  expect(Object.entries(full).filter(([, rows]) => rows === 0)).toEqual([])
  await db.family.delete({ where: { id } })
  const left = Object.entries(await countRows(db, id)).filter(([, rows]) => rows > 0)
  expect(left).toEqual([])
  expect(await countRows(db, other.id)).toEqual(before)
})

/**
 * Counts the family's rows in each table with a family_id. auth_event outlives the family (prisma/schema/identity.prisma), and so does
 * the list of objects that the bucket has yet to delete (prisma/schema/family.prisma).
 */
async function countRows(db: Db, family_id: string): Promise<Record<string, number>> {
  const tables = await db.$queryRaw<{ table_name: string }[]>`
    SELECT table_name::text FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'family_id'
      AND table_name NOT IN ('auth_event', 'unused_object') ORDER BY table_name`
  const counts = tables.map(
    ({ table_name }) => Prisma.sql`
    SELECT ${table_name} AS name, count(*)::int AS rows FROM ${Prisma.raw(`"${table_name}"`)} WHERE family_id = ${family_id}::uuid`,
  )
  const rows = await db.$queryRaw<{ name: string; rows: number }[]>(Prisma.join(counts, " UNION ALL "))
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}

/** Creates a family with at least one row in every table with a family_id. */
async function createFamilyWithEverything(db: Db) {
  const { id, id: family_id } = await create.createFamily(db)
  const parent = await create.createParent(db, { family_id })
  const student = await create.createStudent(db, { family_id })
  const provider = await create.createProvider(db, { family_id })
  const curriculum = await create.createCurriculum(db, { student_id: student.id, provider_id: provider.id })
  const assignment = await create.createAssignment(db, { curriculum_id: curriculum.id })
  const submission = await create.createSubmission(db, { assignment_id: assignment.id })
  const lesson = await create.createLesson(db, { curriculum_id: curriculum.id })
  const resource = await create.createResource(db, { family_id })
  const login = await create.createStudentLogin(db, { student_id: student.id })
  await db.tablet_pin.create({ data: { family_id, user_id: login.id, pin_hash: "hash" } })
  await db.tablet.create({ data: { family_id, name: "Kitchen", token_hash: `tablet ${id}` } })
  await db.access_token.create({
    data: { family_id, user_id: parent.id, name: "Script", scope: "read", token_hash: `token ${id}` },
  })
  await create.createGrade(db, { assignment_id: assignment.id })
  await create.createAttendance(db, { student_id: student.id })
  await create.createScheduleEntry(db, { student_id: student.id, subject_id: curriculum.subject_id })
  await create.createEvent(db, { family_id })
  await create.createTime(db, { student_id: student.id })
  await create.createImport(db, { family_id, user_id: parent.id })
  const requirement = await create.createRequirement(db, { student_id: student.id })
  await create.createFiling(db, { requirement_id: requirement.id })
  await create.createGradingScale(db, { family_id })
  await create.createPastCourse(db, { student_id: student.id })
  await db.course_result.create({ data: { family_id, student_id: student.id, curriculum_id: curriculum.id } })
  const kept = { family_id, student_id: student.id }
  await db.transcript.create({ data: { ...kept, content: {}, finalized_at: new Date() } })
  await db.transcript_link.create({ data: { ...kept, token_hash: `link ${id}`, expires_on: new Date("2030-01-01") } })
  await db.calendar_feed.create({ data: { ...kept, user_id: parent.id, token_hash: `feed ${id}` } })
  const amended = { family_id, student_id: student.id, school_year_id: requirement.school_year_id }
  await db.amendment.create({ data: { ...amended, noun: "time", row_id: student.id, reason: "Forgotten" } })
  await create.createNotification(db, { user_id: parent.id })
  await createUserRows(db, family_id, parent.id)
  await createPlanningRows(db, { family_id, user_id: parent.id, student_id: student.id, curriculum_id: curriculum.id })
  await db.lesson_resource.create({ data: { family_id, lesson_id: lesson.id, resource_id: resource.id } })
  const content = { create: { bytes: new Uint8Array([0]) } }
  const picture = { name: "boat.png", content_type: "image/png", size: 1, content }
  await db.file.create({ data: { family_id, submission_id: submission.id, ...picture } })
  await db.file.create({ data: { family_id, assignment_id: assignment.id, ...picture } })
  await db.file.create({ data: { family_id, student_id: student.id, ...picture } })
  await db.file.create({ data: { family_id, user_id: parent.id, ...picture } })
  return { id, family_id, student }
}

type Planned = { family_id: string; user_id: string; student_id: string; curriculum_id: string }

/** Creates a term, a loop, and a change with what it recorded. */
async function createPlanningRows(db: Db, { family_id, user_id, student_id, curriculum_id }: Planned) {
  const { id: school_year_id } = await db.school_year.findFirstOrThrow({ where: { family_id } })
  const days = { start_date: new Date("2023-07-01"), end_date: new Date("2023-12-31") }
  await db.term.create({ data: { family_id, school_year_id, name: "Fall", ...days } })
  const loop = await db.loop.create({ data: { family_id, student_id, name: "Arts" } })
  await db.loop_course.create({ data: { family_id, student_id, loop_id: loop.id, curriculum_id, position: 0 } })
  const change = await db.change.create({ data: { family_id, user_id, kind: "delete", summary: "Deleted Ada" } })
  const recorded = { family_id, change_id: change.id }
  await db.change_row.create({ data: { ...recorded, noun: "student", row_id: student_id, before: {} } })
  await db.change_file.create({ data: { ...recorded, file_id: student_id, bytes: new Uint8Array([0]) } })
}

/** Creates the rows that belong to a user rather than to a student. */
async function createUserRows(db: Db, family_id: string, user_id: string) {
  const later = new Date("2100-01-01T00:00:00.000Z")
  const owner = { family_id, user_id }
  const dates = { last_seen_at: later, expires_at: later }
  const { id: session_id } = await db.session.create({
    data: { ...owner, ...dates, refresh_hash: "hash", remember_me: true },
  })
  await db.one_time_token.create({
    data: { ...owner, purpose: "password_reset", token_hash: `token ${user_id}`, expires_at: later },
  })
  await db.oauth_account.create({
    data: { ...owner, provider: "google", purpose: "drive", provider_account_id: user_id },
  })
  const keys = { endpoint: `push ${user_id}`, p256dh: "key", auth: "key" }
  await db.push_subscription.create({ data: { ...owner, session_id, ...keys } })
  await db.idempotency_key.create({
    data: { ...owner, key: `once ${user_id}`, request_hash: "hash", expires_at: later },
  })
  await db.invitation.create({
    data: {
      family_id,
      invited_by: user_id,
      email: "aunt@family.test",
      role: "teacher",
      token_hash: `invitation ${user_id}`,
      expires_at: later,
    },
  })
  const bytes = new Uint8Array([0])
  await db.upload.create({ data: { purpose: "archive", ...owner, size: 1, parts: { create: { position: 0, bytes } } } })
  await db.outbox_email.create({
    data: { family_id, recipient: "aunt@family.test", subject: "Hello", html: "", text: "" },
  })
}
