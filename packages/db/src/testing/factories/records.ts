import type { Db } from "../../driver/db.ts"
import type { Prisma } from "../../generated/client.ts"
import { createSchoolYear, findOrCreateStudent } from "./family.ts"
import { next, run, someDay, someFarDay, type Given, type Samples } from "./given.ts"

export async function createAttendance(db: Db, given: Given<Prisma.attendance_recordUncheckedCreateInput> = {}) {
  const { id: student_id, family_id } = await findOrCreateStudent(db, given)
  const mark = { date: someDay, status: "present" as const }
  return db.attendance_record.create({ data: { ...mark, ...given, family_id, student_id } })
}

/** Typed time of a child, 30 minutes by default. */
export async function createTime(db: Db, given: Given<Prisma.time_entryUncheckedCreateInput> = {}) {
  const owner = { family_id: given.family_id, student_id: given.student_id }
  const { id: student_id, family_id } = await findOrCreateStudent(db, owner)
  return db.time_entry.create({ data: { date: someDay, minutes: 30, ...given, family_id, student_id } })
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

/** A course of one credit that a child took elsewhere, without a letter. */
export async function createPastCourse(db: Db, given: Given<Prisma.past_courseUncheckedCreateInput> = {}) {
  const { id: student_id, family_id } = await findOrCreateStudent(db, given)
  const course = { academic_year: "2025-2026", grade_level: "9", title: `Course ${next()}`, credits: 1 }
  return db.past_course.create({ data: { ...course, ...given, family_id, student_id } })
}

export const recordSamples = {
  attendance_record: (db, { family_id, ids }) => createAttendance(db, { family_id, student_id: ids.student }),
  time_entry: (db, { family_id, ids, child_text }) =>
    createTime(db, { family_id, student_id: ids.student, description: child_text, status: "noted" }),
  past_course: (db, { family_id, ids, child_text }) =>
    createPastCourse(db, { family_id, student_id: ids.student, title: child_text }),
  transcript: (db, { family_id, ids, child_text }) => {
    const final = { content: { name: child_text }, finalized_at: someDay }
    return db.transcript.create({ data: { family_id, student_id: ids.student, ...final } })
  },
  transcript_link: (db, { family_id, user_id, ids, child_text }) => {
    const link = { token_hash: `${next()} ${run} ${child_text}`, expires_on: someFarDay }
    return db.transcript_link.create({ data: { family_id, student_id: ids.student, made_by: user_id, ...link } })
  },
  requirement: (db, { family_id, ids, child_text }) => {
    const of = { family_id, student_id: ids.student, school_year_id: ids.school_year }
    const opening = { days: 1, minutes: 60, core_minutes: 60, core_home_minutes: 60, note: child_text }
    return createRequirement(db, { ...of, opening })
  },
  filing: (db, { family_id, ids, child_text }) =>
    createFiling(db, { family_id, requirement_id: ids.requirement, title: child_text, note: child_text }),
  amendment: (db, { family_id, user_id, ids, child_text }) => {
    const of = { family_id, user_id, student_id: ids.student, school_year_id: ids.school_year }
    const row = { noun: "time" as const, row_id: ids.time_entry, after: { note: child_text }, reason: child_text }
    return db.amendment.create({ data: { ...of, ...row } })
  },
} satisfies Samples
