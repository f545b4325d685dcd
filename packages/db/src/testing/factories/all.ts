import { randomUUID } from "node:crypto"
import type { Db } from "../driver/db.ts"
import type { Prisma } from "../generated/client.ts"
import { hashPassword } from "../password.ts"

/**
 * Rows for tests. Each function inserts one row and the rows it depends on, and returns the row. Its last argument sets any
 * column. An id given there must be of an existing row, whose family the new row joins.
 */
type Given<Input> = Partial<Input>

/** The password of every login made here, unless the test gives a `password` or a `password_hash`. */
export const testPassword = "Sunny-Meadow-42!"
let testPasswordHash: Promise<string> | undefined

// Test files may share a database and each counts from 1, so addresses also contain an id of the run.
const run = randomUUID().slice(0, 8)
let count = 0
const next = () => ++count

/** The Monday of an ordinary school week, for tests to which the day does not matter. */
const someDay = new Date("2026-03-02T00:00:00.000Z")

/** The academic years around the days of the tests, by their first years. */
const firstYears = [2023, 2024, 2025, 2026, 2027, 2028]

/** It has the school years 2023-2024 to 2028-2029, from July 1 to June 30, with the family's school days. */
export function createFamily(db: Db, given: Given<Prisma.familyUncheckedCreateInput> = {}) {
  const years = firstYears.map((first) => ({
    academic_year: `${first}-${first + 1}`,
    start_date: new Date(`${first}-07-01T00:00:00.000Z`),
    end_date: new Date(`${first + 1}-06-30T00:00:00.000Z`),
    school_days: given.school_days,
  }))
  return db.family.create({
    data: { name: `Family ${next()}`, school_years: { createMany: { data: years } }, ...given },
  })
}

type GivenUser = Given<Omit<Prisma.userUncheckedCreateInput, "role" | "student_id">> & { password?: string }

export function createParent(db: Db, given: GivenUser = {}) {
  return createUser(db, "parent", given)
}

export function createTeacher(db: Db, given: GivenUser = {}) {
  return createUser(db, "teacher", given)
}

export function createAdmin(db: Db, given: GivenUser = {}) {
  return createUser(db, "admin", given)
}

/** A student's login. Without `student_id` it creates the student too. */
export async function createStudentLogin(db: Db, given: GivenUser & { student_id?: string } = {}) {
  const { student_id, ...rest } = given
  const student = await findOrCreateStudent(db, { family_id: given.family_id, student_id })
  const names = { first_name: student.first_name, last_name: student.last_name }
  return createUser(db, "student", { ...names, ...rest, family_id: student.family_id }, student.id)
}

async function createUser(
  db: Db,
  role: Prisma.userUncheckedCreateInput["role"],
  given: GivenUser,
  student_id?: string,
) {
  const { password, ...rest } = given
  const number = next()
  testPasswordHash ??= hashPassword(testPassword)
  return db.user.create({
    data: {
      role,
      first_name: "Robin",
      last_name: `Tester ${number}`,
      email: `${role}.${number}.${run}@family.test`,
      password_hash: await (password ? hashPassword(password) : testPasswordHash),
      ...rest,
      student_id,
      family_id: await familyId(db, given.family_id),
      settings: { create: {} },
    },
  })
}

export async function createStudent(db: Db, given: Given<Prisma.studentUncheckedCreateInput> = {}) {
  const number = next()
  const family_id = await familyId(db, given.family_id)
  const born = new Date("2016-05-20T00:00:00.000Z")
  const child = {
    first_name: `Child ${number}`,
    last_name: "Tester",
    grade_level: "4",
    date_of_birth: born,
    color: "#0f766e",
  }
  return db.student.create({ data: { ...child, ...given, family_id } })
}

export async function createSubject(db: Db, given: Given<Prisma.subjectUncheckedCreateInput> = {}) {
  const family_id = await familyId(db, given.family_id)
  return db.subject.create({ data: { name: `Subject ${next()}`, grade_level: "4", ...given, family_id } })
}

export async function createProvider(db: Db, given: Given<Prisma.providerUncheckedCreateInput> = {}) {
  const family_id = await familyId(db, given.family_id)
  return db.provider.create({ data: { name: `Provider ${next()}`, ...given, family_id } })
}

/** A subject created along with it has the student's grade level, as the app requires. */
export async function createCurriculum(db: Db, given: Given<Prisma.curriculumUncheckedCreateInput> = {}) {
  const student = await findOrCreateStudent(db, given)
  const { id: student_id, family_id, grade_level } = student
  const subject_id = given.subject_id ?? (await createSubject(db, { family_id, grade_level })).id
  return db.curriculum.create({
    data: { academic_year: "2025-2026", grade_level, ...given, family_id, student_id, subject_id },
  })
}

export async function createAssignment(db: Db, given: Given<Prisma.assignmentUncheckedCreateInput> = {}) {
  const { id: curriculum_id, student_id, family_id } = await findOrCreateCurriculum(db, given)
  const dates = { assigned_date: someDay, due_date: new Date("2026-03-06T00:00:00.000Z") }
  return db.assignment.create({
    data: { title: `Assignment ${next()}`, ...dates, ...given, family_id, student_id, curriculum_id },
  })
}

/** Points, percentage and letter belong together: the rule that computes them is the api's, so a test gives all or none. */
type GivenScore = Pick<Prisma.gradeUncheckedCreateInput, "points_earned" | "percentage" | "letter_grade">
type GivenGrade = Given<Omit<Prisma.gradeUncheckedCreateInput, keyof GivenScore>> &
  (Required<GivenScore> | Partial<Record<keyof GivenScore, undefined>>)

/** Full points by default. An assignment created along with it is graded; a given one keeps its status. */
export async function createGrade(db: Db, given: GivenGrade = {}) {
  const {
    student_id,
    family_id,
    points_possible,
    id: assignment_id,
  } = given.assignment_id
    ? await db.assignment.findUniqueOrThrow({ where: { id: given.assignment_id } })
    : await createAssignment(db, { ...pickOwner(given), status: "graded" })
  const score = points_possible.isZero() ? {} : { percentage: 100, letter_grade: "A" }
  return db.grade.create({
    data: { points_earned: points_possible, ...score, ...given, family_id, student_id, assignment_id },
  })
}

/** A written answer by default. */
export async function createSubmission(db: Db, given: Given<Prisma.submissionUncheckedCreateInput> = {}) {
  const {
    student_id,
    family_id,
    id: assignment_id,
  } = given.assignment_id
    ? await db.assignment.findUniqueOrThrow({ where: { id: given.assignment_id } })
    : await createAssignment(db, { ...pickOwner(given), status: "submitted" })
  const answer = { kind: "text" as const, text: `Answer ${next()}`, submitted_at: someDay }
  return db.submission.create({ data: { ...answer, ...given, family_id, student_id, assignment_id } })
}

/** A JPEG of one pixel. */
const pixel =
  "/9j/2wBDAAYEBAUEBAYFBQUGBgYHCQ4JCQgICRINDQoOFRIWFhUSFBQXGiEcFxgfGRQUHScdHyIjJSUlFhwpLCgkKyEkJST/2wBDAQYGBgkICREJCREkGBQYJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCT/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCHAIp2/9k="

/** A photo attached to an assignment that is not submitted yet, unless a submission is given. */
export async function createFile(db: Db, given: Given<Prisma.fileUncheckedCreateInput> = {}) {
  const { id, family_id } = given.assignment_id
    ? await db.assignment.findUniqueOrThrow({ where: { id: given.assignment_id } })
    : await createAssignment(db, pickOwner({ family_id: given.family_id }))
  const bytes = Uint8Array.from(Buffer.from(pixel, "base64"))
  const photo = { name: `Photo ${next()}.jpg`, content_type: "image/jpeg", size: bytes.length }
  const assignment_id = given.submission_id ? null : id
  const file = await db.file.create({ data: { ...photo, ...given, assignment_id, family_id } })
  await db.file_content.create({ data: { file_id: file.id, family_id, bytes } })
  return file
}

/** One with `completed_at` is done, on that day in UTC by default. */
export async function createLesson(db: Db, given: Given<Prisma.lessonUncheckedCreateInput> = {}) {
  const { id: curriculum_id, student_id, family_id } = await findOrCreateCurriculum(db, given)
  const { completed_at } = given
  const done = completed_at && { status: "done" as const, completed_on: completed_at }
  const lesson = { title: `Lesson ${next()}`, planned_date: someDay, ...done }
  return db.lesson.create({ data: { ...lesson, ...given, family_id, student_id, curriculum_id } })
}

/** A loop of the given courses, which take turns in this order; of none by default. */
export async function createLoop(
  db: Db,
  { curriculum_ids = [], ...given }: Given<Prisma.loopUncheckedCreateInput> & { curriculum_ids?: string[] } = {},
) {
  const { id: student_id, family_id } = await findOrCreateStudent(db, given)
  const loop = await db.loop.create({ data: { name: `Loop ${next()}`, ...given, family_id, student_id } })
  await db.loop_course.createMany({
    data: curriculum_ids.map((curriculum_id, position) => {
      return { family_id, student_id, loop_id: loop.id, curriculum_id, position }
    }),
  })
  return loop
}

export async function createResource(db: Db, given: Given<Prisma.resourceUncheckedCreateInput> = {}) {
  const number = next()
  const family_id = await familyId(db, given.family_id)
  const resource = { title: `Resource ${number}`, external_url: `https://library.test/${number}` }
  return db.resource.create({ data: { ...resource, ...given, family_id } })
}

/** Later than the clocks of tests. */
const someFarDay = new Date("2100-01-01T00:00:00.000Z")

/** Typed time of a child, 30 minutes by default. */
export async function createTime(db: Db, given: Given<Prisma.time_entryUncheckedCreateInput> = {}) {
  const owner = { family_id: given.family_id, student_id: given.student_id }
  const { id: student_id, family_id } = await findOrCreateStudent(db, owner)
  return db.time_entry.create({ data: { date: someDay, minutes: 30, ...given, family_id, student_id } })
}

/** An import of one subject that waits to be confirmed. */
export async function createImport(db: Db, given: Given<Prisma.data_importUncheckedCreateInput> = {}) {
  const user_id = given.user_id ?? (await createParent(db, { family_id: given.family_id })).id
  const { family_id } = await db.user.findUniqueOrThrow({ where: { id: user_id }, select: { family_id: true } })
  const counts = { new: 1, changed: 0, unchanged: 0, wrong: 0 }
  const columns = [{ index: 0, name: "Name", field: "name", sample: "Pottery" }]
  const reading = { has_header: true, columns, date_order: null, questions: [], counts }
  const cells = [
    { row: 1, cells: ["Name"] },
    { row: 2, cells: ["Pottery"] },
  ]
  const judged = [{ row: 2, status: "new", values: { name: "Pottery" }, issues: [] }]
  const file = { kind: "subjects" as const, filename: "subjects.csv", encoding: "utf-8", expires_at: someFarDay }
  return db.data_import.create({ data: { ...file, cells, reading, judged, ...given, family_id, user_id } })
}

/** The family's own requirement of a child, in a school year that exists or is made. */
export async function createRequirement(db: Db, given: Given<Prisma.requirementUncheckedCreateInput> = {}) {
  const { id: student_id, family_id } = await findOrCreateStudent(db, given)
  const school_year_id = given.school_year_id ?? (await createSchoolYear(db, { family_id })).id
  const pack = { pack_id: "own", pack_version: 1, grade_level: "4" }
  return db.requirement.create({ data: { ...pack, ...given, family_id, student_id, school_year_id } })
}

/** Something to be filed, without a day. Without `requirement_id` it creates the requirement too. */
export async function createFiling(db: Db, given: Given<Prisma.filingUncheckedCreateInput> = {}) {
  const requirement = given.requirement_id
    ? await db.requirement.findUniqueOrThrow({ where: { id: given.requirement_id } })
    : await createRequirement(db, { family_id: given.family_id, student_id: given.student_id })
  const { id: requirement_id, student_id, family_id } = requirement
  const filing = { kind: "notice" as const, title: `Filing ${next()}` }
  return db.filing.create({ data: { ...filing, ...given, family_id, requirement_id, student_id } })
}

/** A scale of the family's own, with two letters. */
export async function createGradingScale(db: Db, given: Given<Prisma.grading_scaleUncheckedCreateInput> = {}) {
  const family_id = await familyId(db, given.family_id)
  const steps = [
    { label: "Good", min_percent: 80, points: 4 },
    { label: "Poor", min_percent: 0, points: 0 },
  ]
  return db.grading_scale.create({
    data: { name: `Scale ${next()}`, kind: "letter", steps, ...given, family_id },
  })
}

/** A course of one credit that a child took elsewhere, without a letter. */
export async function createPastCourse(db: Db, given: Given<Prisma.past_courseUncheckedCreateInput> = {}) {
  const { id: student_id, family_id } = await findOrCreateStudent(db, given)
  const course = { academic_year: "2025-2026", grade_level: "9", title: `Course ${next()}`, credits: 1 }
  return db.past_course.create({ data: { ...course, ...given, family_id, student_id } })
}

export async function createAttendance(db: Db, given: Given<Prisma.attendance_recordUncheckedCreateInput> = {}) {
  const { id: student_id, family_id } = await findOrCreateStudent(db, given)
  const mark = { date: someDay, status: "present" as const }
  return db.attendance_record.create({ data: { ...mark, ...given, family_id, student_id } })
}

/** Monday from 9:00 to 10:00 by default. */
export async function createScheduleEntry(db: Db, given: Given<Prisma.schedule_entryUncheckedCreateInput> = {}) {
  const { id: student_id, family_id, grade_level } = await findOrCreateStudent(db, given)
  const subject_id = given.subject_id ?? (await createSubject(db, { family_id, grade_level })).id
  const times = { start_time: new Date("1970-01-01T09:00:00.000Z"), end_time: new Date("1970-01-01T10:00:00.000Z") }
  return db.schedule_entry.create({ data: { ...times, ...given, family_id, student_id, subject_id } })
}

/** An all-day event for all students by default. */
export async function createEvent(db: Db, given: Given<Prisma.eventUncheckedCreateInput> = {}) {
  const family_id = given.student_id
    ? (await findOrCreateStudent(db, { student_id: given.student_id })).family_id
    : await familyId(db, given.family_id)
  const event = { title: `Event ${next()}`, start_date: someDay, end_date: someDay, all_day: true }
  return db.event.create({ data: { ...event, ...given, family_id } })
}

/** The calendar year 2040 by default, which overlaps none of the years of `createFamily`. */
export async function createSchoolYear(db: Db, given: Given<Prisma.school_yearUncheckedCreateInput> = {}) {
  const family_id = await familyId(db, given.family_id)
  const days = { start_date: new Date("2040-01-01T00:00:00.000Z"), end_date: new Date("2040-12-31T00:00:00.000Z") }
  return db.school_year.create({ data: { academic_year: "2040", ...days, ...given, family_id } })
}

/** The whole of its year by default. */
export async function createTerm(db: Db, given: Given<Prisma.termUncheckedCreateInput> = {}) {
  const { id: school_year_id, ...year } = given.school_year_id
    ? await db.school_year.findUniqueOrThrow({ where: { id: given.school_year_id } })
    : await createSchoolYear(db, { family_id: given.family_id })
  const days = { start_date: year.start_date, end_date: year.end_date }
  return db.term.create({
    data: { name: `Term ${next()}`, ...days, ...given, family_id: year.family_id, school_year_id },
  })
}

/** Creates a parent to notify, unless `user_id` is given. */
export async function createNotification(db: Db, given: Given<Prisma.notificationUncheckedCreateInput> = {}) {
  const { id: user_id, family_id } = given.user_id
    ? await db.user.findUniqueOrThrow({ where: { id: given.user_id } })
    : await createParent(db, { family_id: given.family_id })
  const notification = { kind: "work_submitted" as const, title: `Notification ${next()}`, visible_at: someDay }
  return db.notification.create({ data: { ...notification, ...given, family_id, user_id } })
}

type Owner = { family_id?: string; student_id?: string; curriculum_id?: string }

function pickOwner({ family_id, student_id }: Owner): Owner {
  return { family_id, student_id }
}

async function familyId(db: Db, family_id: string | undefined): Promise<string> {
  return family_id ?? (await createFamily(db)).id
}

function findOrCreateStudent(db: Db, { family_id, student_id }: Owner) {
  return student_id ? db.student.findUniqueOrThrow({ where: { id: student_id } }) : createStudent(db, { family_id })
}

function findOrCreateCurriculum(db: Db, { family_id, student_id, curriculum_id }: Owner) {
  return curriculum_id
    ? db.curriculum.findUniqueOrThrow({ where: { id: curriculum_id } })
    : createCurriculum(db, { family_id, student_id })
}
