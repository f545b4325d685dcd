import type { Db } from "../../driver/db.ts"
import type { Prisma } from "../../generated/client.ts"
import { v7 } from "uuid"
import { familyId } from "./family.ts"
import { findOrCreateCurriculum } from "./plan.ts"
import { next, pickOwner, someDay, type Given, type Samples } from "./given.ts"

export async function createResource(db: Db, given: Given<Prisma.resourceUncheckedCreateInput> = {}) {
  const number = next()
  const family_id = await familyId(db, given.family_id)
  const resource = { title: `Resource ${number}`, external_url: `https://library.test/${number}` }
  return db.resource.create({ data: { ...resource, ...given, family_id } })
}

/** One with `completed_at` is done, on that day in UTC by default. */
export async function createLesson(db: Db, given: Given<Prisma.lessonUncheckedCreateInput> = {}) {
  const { id: curriculum_id, student_id, family_id } = await findOrCreateCurriculum(db, given)
  const { completed_at } = given
  const done = completed_at && { status: "done" as const, completed_on: completed_at }
  const lesson = { title: `Lesson ${next()}`, planned_date: someDay, ...done }
  return db.lesson.create({ data: { ...lesson, ...given, family_id, student_id, curriculum_id } })
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

export const workSamples = {
  assignment: (db, { family_id, ids, child_text }) => {
    const texts = { title: child_text, description: child_text, instructions: child_text }
    return createAssignment(db, { family_id, curriculum_id: ids.curriculum, ...texts })
  },
  grade: (db, { family_id, ids, child_text }) =>
    createGrade(db, { family_id, assignment_id: ids.assignment, feedback: child_text }),
  submission: (db, { family_id, ids, child_text }) =>
    createSubmission(db, { family_id, assignment_id: ids.assignment, text: child_text }),
  file: (db, { ids, child_text }) => createFile(db, { assignment_id: ids.assignment, name: `${child_text}.jpg` }),
  resource: (db, { family_id, ids, text }) => {
    const of = { family_id, subject_id: ids.subject, provider_id: ids.provider }
    return createResource(db, { ...of, title: text, description: text, external_url: `https://${text}.test/book` })
  },
  lesson: (db, { family_id, ids, child_text }) => {
    const texts = { title: child_text, objectives: child_text, private_notes: child_text }
    // It is joined under its own id, so that a call which names what siblings do together finds it.
    const id = v7()
    return createLesson(db, { id, together_id: id, family_id, curriculum_id: ids.curriculum, ...texts })
  },
  lesson_resource: (db, { family_id, ids }) =>
    db.lesson_resource.create({ data: { family_id, lesson_id: ids.lesson, resource_id: ids.resource } }),
  course_result: (db, { family_id, ids, child_text }) => {
    const of = { family_id, student_id: ids.student, curriculum_id: ids.curriculum }
    return db.course_result.create({ data: { ...of, comment: child_text } })
  },
} satisfies Samples
