import type { Db } from "../../driver/db.ts"
import type { Prisma } from "../../generated/client.ts"
import { createSubject, familyId, findOrCreateStudent } from "./family.ts"
import { next, run, someDay, type Given, type Owner, type Samples } from "./given.ts"

/** A subject created along with it has the student's grade level, as the app requires. */
export async function createCurriculum(db: Db, given: Given<Prisma.curriculumUncheckedCreateInput> = {}) {
  const student = await findOrCreateStudent(db, given)
  const { id: student_id, family_id, grade_level } = student
  const subject_id = given.subject_id ?? (await createSubject(db, { family_id, grade_level })).id
  return db.curriculum.create({
    data: { academic_year: "2025-2026", grade_level, ...given, family_id, student_id, subject_id },
  })
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

export function findOrCreateCurriculum(db: Db, { family_id, student_id, curriculum_id }: Owner) {
  return curriculum_id
    ? db.curriculum.findUniqueOrThrow({ where: { id: curriculum_id } })
    : createCurriculum(db, { family_id, student_id })
}

export const planSamples = {
  curriculum: (db, { family_id, ids, child_text }) =>
    createCurriculum(db, {
      family_id,
      student_id: ids.student,
      subject_id: ids.subject,
      provider_id: ids.provider,
      goals: child_text,
      notes: child_text,
    }),
  loop: (db, { family_id, ids, child_text }) =>
    createLoop(db, { family_id, student_id: ids.student, name: child_text }),
  loop_course: (db, { family_id, ids }) => {
    const { student: student_id, loop: loop_id, curriculum: curriculum_id } = ids
    return db.loop_course.create({ data: { family_id, student_id, loop_id, curriculum_id, position: 0 } })
  },
  schedule_entry: (db, { family_id, ids, child_text }) =>
    createScheduleEntry(db, { family_id, student_id: ids.student, subject_id: ids.subject, location: child_text }),
  event: (db, { family_id, ids, child_text }) => {
    const texts = { title: child_text, description: child_text, location: child_text }
    return createEvent(db, { family_id, student_id: ids.student, ...texts })
  },
  calendar_feed: (db, { family_id, user_id, ids, child_text }) => {
    const read = { token_hash: `${next()} ${run} ${child_text}`, include: ["events" as const] }
    return db.calendar_feed.create({ data: { family_id, user_id, student_id: ids.student, ...read } })
  },
} satisfies Samples
