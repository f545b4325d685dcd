import type { Db } from "../../driver/db.ts"
import type { Prisma } from "../../generated/client.ts"
import { hashPassword } from "../../password.ts"
import { next, run, type Given, type Owner, type Samples } from "./given.ts"

/** The password of every login made here, unless the test gives a `password` or a `password_hash`. */
export const testPassword = "Sunny-Meadow-42!"
let testPasswordHash: Promise<string> | undefined

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

export async function familyId(db: Db, family_id: string | undefined): Promise<string> {
  return family_id ?? (await createFamily(db)).id
}

export function findOrCreateStudent(db: Db, { family_id, student_id }: Owner) {
  return student_id ? db.student.findUniqueOrThrow({ where: { id: student_id } }) : createStudent(db, { family_id })
}

/** A child with a login, and what a year has. */
export const familySamples = {
  student: (db, { family_id, text, child_text }) =>
    createStudent(db, { family_id, first_name: child_text, last_name: text }),
  user: (db, { family_id, ids }) => createStudentLogin(db, { family_id, student_id: ids.student }),
  subject: (db, { family_id, text }) =>
    createSubject(db, { family_id, name: text, description: text, grade_level: "4" }),
  provider: (db, { family_id, text }) =>
    createProvider(db, {
      family_id,
      name: text,
      website: `https://${text}.test`,
      logo_url: `https://${text}.test/a.png`,
    }),
  grading_scale: (db, { family_id, text }) => createGradingScale(db, { family_id, name: text }),
  school_year: (db, { family_id }) => createSchoolYear(db, { family_id }),
  term: (db, { ids, text }) => createTerm(db, { school_year_id: ids.school_year, name: text }),
} satisfies Samples
