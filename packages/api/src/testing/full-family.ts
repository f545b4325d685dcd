import { Prisma } from "@hearthbook/db"
import * as rows from "@hearthbook/db/testing/factories"
import { testNow, type TestApi } from "./test-api.ts"

/** A parent of a family with one of everything, and the ids of its rows by the name of their router. */
export async function openFullFamily(api: TestApi) {
  const parent = await rows.createParent(api.db)
  const { family_id } = parent
  const student = await rows.createStudent(api.db, { family_id, grade_level: "4" })
  const subject = await rows.createSubject(api.db, { family_id, grade_level: "4" })
  const provider = await rows.createProvider(api.db, { family_id })
  const curriculum = await rows.createCurriculum(api.db, {
    family_id,
    student_id: student.id,
    subject_id: subject.id,
    provider_id: provider.id,
  })
  const assignment = await rows.createAssignment(api.db, { family_id, curriculum_id: curriculum.id })
  const grade = await rows.createGrade(api.db, { family_id, assignment_id: assignment.id })
  const lesson = await rows.createLesson(api.db, { family_id, curriculum_id: curriculum.id })
  const loop = await rows.createLoop(api.db, { family_id, student_id: student.id, curriculum_ids: [curriculum.id] })
  const time = await rows.createTime(api.db, { family_id, student_id: student.id })
  const resource = await rows.createResource(api.db, { family_id, subject_id: subject.id })
  const entry = await rows.createScheduleEntry(api.db, { family_id, student_id: student.id, subject_id: subject.id })
  const event = await rows.createEvent(api.db, { family_id, student_id: student.id })
  const year = await rows.createSchoolYear(api.db, { family_id })
  const requirement = await rows.createRequirement(api.db, {
    family_id,
    student_id: student.id,
    school_year_id: year.id,
  })
  const scale = await rows.createGradingScale(api.db, { family_id })
  const past = await rows.createPastCourse(api.db, { family_id, student_id: student.id })
  const term = await rows.createTerm(api.db, { school_year_id: year.id })
  const link = await api.db.transcript_link.create({
    data: { family_id, student_id: student.id, token_hash: family_id, expires_on: testNow },
  })
  const filing = await rows.createFiling(api.db, { requirement_id: requirement.id })
  const submission = await rows.createSubmission(api.db, { family_id, assignment_id: assignment.id })
  const file = await rows.createFile(api.db, { assignment_id: assignment.id })
  const told = await rows.createNotification(api.db, { family_id, user_id: parent.id })
  const mark = await rows.createAttendance(api.db, { family_id, student_id: student.id })
  await api.callerFor(parent)
  const session = await api.db.session.findFirstOrThrow({ where: { user_id: parent.id } })
  const invited = { email: `guest@${family_id}.example`, role: "teacher" as const, token_hash: family_id }
  const invitation = await api.db.invitation.create({
    data: { ...invited, family_id, invited_by: parent.id, expires_at: new Date(testNow.getTime() + 86_400_000) },
  })
  const tablet = await api.db.tablet.create({ data: { family_id, name: "Kitchen", token_hash: family_id } })
  const token = await api.db.access_token.create({
    data: { family_id, user_id: parent.id, name: "Script", scope: "read", token_hash: family_id },
  })
  const feed = await api.db.calendar_feed.create({
    data: { family_id, user_id: parent.id, token_hash: family_id, include: ["events"] },
  })
  const upload = await api.db.upload.create({ data: { purpose: "archive", family_id, user_id: parent.id, size: 1000 } })
  const table = await rows.createImport(api.db, { family_id, user_id: parent.id })
  return {
    parent,
    ids: {
      imports: table.id,
      family: parent.id,
      archive: upload.id,
      sessions: session.id,
      invitations: invitation.id,
      tablets: tablet.id,
      accessTokens: token.id,
      calendarFeeds: feed.id,
      students: student.id,
      subjects: subject.id,
      providers: provider.id,
      curriculum: curriculum.id,
      assignments: assignment.id,
      grades: grade.id,
      lessons: lesson.id,
      loops: loop.id,
      time: time.id,
      gradingScales: scale.id,
      courseResults: curriculum.id,
      pastCourses: past.id,
      terms: term.id,
      transcripts: link.id,
      requirements: requirement.id,
      filings: filing.id,
      resources: resource.id,
      schedule: entry.id,
      events: event.id,
      schoolYears: year.id,
      attendance: mark.id,
      submissions: submission.id,
      files: file.id,
      notifications: told.id,
    },
  }
}

export type FullFamily = Awaited<ReturnType<typeof openFullFamily>>

/** Everything in the database but sessions, which signing in creates. */
export async function checksum(api: TestApi): Promise<string> {
  const tables = Object.values(Prisma.ModelName).filter((name) => name !== "session")
  const sums = await Promise.all(
    tables.map((name) =>
      api.db.$queryRawUnsafe<{ sum: string }[]>(
        `SELECT '${name}' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t`,
      ),
    ),
  )
  return sums
    .flat()
    .map(({ sum }) => sum)
    .join()
}
