import * as rows from "@hearthbook/db/testing/factories"
import { testNow, type Caller, type TestApi } from "./test-api.ts"

/** A parent of a family that has `count` of everything that is listed. All submissions are for the oldest assignment. */
export async function familyWith(api: TestApi, count: number): Promise<Caller> {
  const parent = await rows.createParent(api.db)
  const { family_id } = parent
  // The years of `createFamily` are more than one.
  await api.db.school_year.deleteMany({ where: { family_id } })
  let submitted: string | undefined
  for (let n = 0; n < count; n++) {
    const { id: provider_id } = await rows.createProvider(api.db, { family_id })
    const curriculum = await rows.createCurriculum(api.db, { family_id, provider_id })
    const { id: curriculum_id, student_id, subject_id } = curriculum
    const { id: assignment_id } = await rows.createAssignment(api.db, { family_id, curriculum_id, status: "graded" })
    await rows.createGrade(api.db, { family_id, assignment_id })
    submitted ??= assignment_id
    await rows.createSubmission(api.db, { family_id, assignment_id: submitted })
    const { id: resource_id } = await rows.createResource(api.db, { family_id })
    await rows.createLoop(api.db, { family_id, student_id, curriculum_ids: [curriculum_id] })
    const { id: lesson_id } = await rows.createLesson(api.db, { family_id, curriculum_id })
    await api.db.lesson_resource.create({ data: { family_id, lesson_id, resource_id } })
    await rows.createScheduleEntry(api.db, { family_id, student_id, subject_id, day_of_week: "tuesday" })
    const year = { family_id, academic_year: String(2026 + n), ...calendarYear(2026 + n) }
    const { id: school_year_id } = await rows.createSchoolYear(api.db, year)
    const amended = { family_id, student_id, school_year_id, noun: "time" as const, row_id: student_id }
    await api.db.amendment.create({ data: { ...amended, reason: "Forgotten" } })
    await rows.createEvent(api.db, { family_id, student_id })
    await rows.createTime(api.db, { family_id, student_id, subject_id })
    const asked = await rows.createRequirement(api.db, { family_id, student_id, school_year_id })
    await rows.createFiling(api.db, { family_id, requirement_id: asked.id })
    await rows.createGradingScale(api.db, { family_id })
    await rows.createPastCourse(api.db, { family_id, student_id })
    await rows.createAttendance(api.db, { family_id, student_id })
    await rows.createNotification(api.db, { family_id, user_id: parent.id })
    await api.db.change.create({ data: { family_id, user_id: parent.id, kind: "import", summary: "Imported a row" } })
    await rows.createImport(api.db, { family_id, user_id: parent.id })
    if (n > 0) await rows.createParent(api.db, { family_id })
    if (n > 0) await api.callerFor(parent)
    await api.db.tablet.create({ data: { family_id, name: `Tablet ${n}`, token_hash: `${family_id} ${n}` } })
    const script = { family_id, user_id: parent.id, name: `Script ${n}`, scope: "read" as const }
    await api.db.access_token.create({ data: { ...script, token_hash: `${family_id} ${n}` } })
    const feed = { family_id, user_id: parent.id, token_hash: `${family_id} ${n}` }
    await api.db.calendar_feed.create({ data: { ...feed, include: ["classes"] } })
    const invitation = { family_id, invited_by: parent.id, email: `guest${n}@example.com`, role: "teacher" as const }
    await api.db.invitation.create({ data: { ...invitation, token_hash: `${family_id} ${n}`, expires_at: testNow } })
  }
  return api.callerFor(parent)
}

/** The first of them is in progress, so that today has lessons of loops. */
function calendarYear(year: number) {
  return { start_date: new Date(`${year}-01-01`), end_date: new Date(`${year}-12-31`) }
}
