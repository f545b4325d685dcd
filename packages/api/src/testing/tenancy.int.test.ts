import { Prisma } from "@hearthbook/db"
import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { listRestRoutes } from "../openapi/rest-routes.ts"
import { callProcedure } from "./call-procedure.ts"
import { openTestApi, testNow, type Caller, type TestApi } from "./test-api.ts"

// Two families, each with one of everything. The first one's parent tries the second one's ids on every procedure.
let api: TestApi
let intruder: Caller
let own: Family
let theirs: Family
let before: string

type Family = Awaited<ReturnType<typeof makeFamily>>

async function makeFamily() {
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

/** Everything in the database but sessions, which signing in creates. */
async function checksum(): Promise<string> {
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

beforeAll(async () => {
  api = await openTestApi()
  own = await makeFamily()
  theirs = await makeFamily()
  intruder = await api.callerFor(own.parent)
  before = await checksum()
})
afterAll(() => api.close())

/** The input that a by-id procedure needs besides the id. */
const patches: Record<string, object> = {
  "students.update": { first_name: "Mine" },
  "subjects.update": { name: "Mine" },
  "providers.update": { name: "Mine" },
  "curriculum.update": { goals: "Mine" },
  "assignments.update": { title: "Mine" },
  "lessons.update": { title: "Mine" },
  "loops.update": { name: "Mine" },
  "time.update": { description: "Mine" },
  "gradingScales.update": { name: "Mine" },
  "pastCourses.update": { title: "Mine" },
  "requirements.update": { grade_level: "5" },
  "filings.update": { title: "Mine" },
  "calendarFeeds.update": { detail: "busy" },
  "resources.update": { title: "Mine" },
  "schedule.update": { location: "Mine" },
  "events.update": { title: "Mine" },
  "schoolYears.update": { school_days: ["monday"] },
}

/** Lists with a required filter. Another family's id is not found. */
const listsOf: Record<string, () => object> = { submissions: () => ({ assignment_id: own.ids.assignments }) }

/** Lists without any filter. */
const takesNothing = new Set(["sessions", "invitations", "tablets", "accessTokens", "calendarFeeds"])

const byIdProcedures = listRestRoutes()
  // A rule pack's id is not that of a row.
  .filter(({ path, fields }) => path.endsWith("/{id}") && fields?.["id"] === "id")
  .map(({ procedure }) => procedure)

const paper = { title: "On the shelf", resource_type: "document" }
const lesson = { title: "Mine", planned_date: "2026-09-20" }
const weekly = { day_of_week: "monday", start_time: "09:00", end_time: "10:00" }
const several = { days_of_week: ["monday"], start_time: "09:00", end_time: "10:00" }
const typed = { date: "2026-02-02", minutes: 30 }
const once = { title: "Mine", start_date: "2026-09-20", end_date: "2026-09-21" }
const copy = { academic_year: "2027-2028" }
const nextYear = { academic_year: "2041", start_date: "2041-01-01", end_date: "2041-12-31" }
const setup = {
  school_year: { ...nextYear, school_days: ["monday" as const], holidays: [] },
  day: { start_time: "09:00", minutes: 30, break_minutes: 0 },
}
const setupChild = { first_name: "Ann", grade_level: "K" as const, date_of_birth: "2035-01-01", subjects: [] }
const present = { date: "2026-09-20", status: "present" }

function call(procedure: string, input?: object): Promise<unknown> {
  return callProcedure(intruder, procedure, input)
}

function idOf(family: Family, procedure: string): string {
  const id = new Map(Object.entries(family.ids)).get(procedure.split(".")[0] ?? "")
  if (!id) throw new Error(`this test has no row for ${procedure}: add one to makeFamily`)
  return id
}

describe("across families", { tags: ["access.tenancy"] }, () => {
  test("there are by-id procedures to test", () => expect(byIdProcedures.length).toBeGreaterThanOrEqual(17))

  test.each(byIdProcedures)(
    "%s answers NOT_FOUND, as for an id that does not exist, and changes nothing",
    async (procedure) => {
      const foreign = await call(procedure, { id: idOf(theirs, procedure), ...patches[procedure] }).catch(
        (error: unknown) => error,
      )
      const unknown = await call(procedure, {
        id: "0199a000-0000-7000-8000-000000000000",
        ...patches[procedure],
      }).catch((error: unknown) => error)
      expect(foreign).toMatchObject({ code: "NOT_FOUND" })
      expect(String(foreign)).toBe(String(unknown))
      expect(await checksum()).toBe(before)
    },
  )

  test.each<[string, () => object]>([
    ["tablets.setPin", () => ({ student_id: theirs.ids.students, pin: "2468" })],
    ["tablets.removePin", () => ({ student_id: theirs.ids.students })],
    ["tablets.openTile", () => ({ student_id: theirs.ids.students })],
    ["curriculum.create", () => ({ student_id: theirs.ids.students, subject_id: own.ids.subjects })],
    ["curriculum.create", () => ({ student_id: own.ids.students, subject_id: theirs.ids.subjects })],
    [
      "curriculum.create",
      () => ({ student_id: own.ids.students, subject_id: own.ids.subjects, provider_id: theirs.ids.providers }),
    ],
    ["curriculum.update", () => ({ id: own.ids.curriculum, student_id: theirs.ids.students })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, subject_id: theirs.ids.subjects })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, provider_id: theirs.ids.providers })],
    [
      "curriculum.copy",
      () => ({ ...copy, id: own.ids.curriculum, student_ids: [own.ids.students, theirs.ids.students] }),
    ],
    ["curriculum.copy", () => ({ ...copy, id: theirs.ids.curriculum, student_ids: [own.ids.students] })],
    ["assignments.create", () => ({ curriculum_id: theirs.ids.curriculum, title: "Mine", due_date: "2026-09-20" })],
    [
      "planning.addItems",
      () => ({ lessons: [{ curriculum_id: theirs.ids.curriculum, title: "Mine", planned_date: null }] }),
    ],
    [
      "planning.addItems",
      () => ({ assignments: [{ curriculum_id: theirs.ids.curriculum, title: "Mine", due_date: "2026-09-20" }] }),
    ],
    [
      "planning.addItems",
      () => {
        const day = { all_day: true, start_date: "2026-09-20", end_date: "2026-09-20" }
        return { events: [{ ...day, student_id: theirs.ids.students, title: "Mine" }] }
      },
    ],
    ["assignments.update", () => ({ id: own.ids.assignments, curriculum_id: theirs.ids.curriculum })],
    [
      "assignments.changeMany",
      () => ({
        scope: { assignment_ids: [own.ids.assignments, theirs.ids.assignments] },
        action: { kind: "delete" },
      }),
    ],
    ["dashboard.finishDay", () => ({ lesson_ids: [own.ids.lessons, theirs.ids.lessons], assignment_ids: [] })],
    [
      "assignments.changeMany",
      () => ({ scope: { from: theirs.ids.assignments }, action: { kind: "next_school_day" } }),
    ],
    ["grades.record", () => ({ assignment_id: theirs.ids.assignments, points_earned: 1 })],
    [
      "grades.record",
      () => ({ assignment_id: own.ids.assignments, student_id: theirs.ids.students, points_earned: 1 }),
    ],
    ["grades.ofStudent", () => ({ student_id: theirs.ids.students })],
    ["submissions.create", () => ({ assignment_id: theirs.ids.assignments, text: "Mine" })],
    ["submissions.list", () => ({ assignment_id: theirs.ids.assignments })],
    ["submissions.create", () => ({ assignment_id: own.ids.assignments, file_ids: [theirs.ids.files] })],
    ["files.waiting", () => ({ assignment_id: theirs.ids.assignments })],
    ["notifications.read", () => ({ id: theirs.ids.notifications })],
    ["drive.submit", () => ({ assignment_id: theirs.ids.assignments, file_id: "leaf-press" })],
    ["studentLogins.ofStudent", () => ({ student_id: theirs.ids.students })],
    ["studentLogins.reset", () => ({ student_id: theirs.ids.students, password: "maple-otter-7" })],
    ["studentLogins.revoke", () => ({ student_id: theirs.ids.students })],
    ["studentLogins.suggest", () => ({ student_id: theirs.ids.students })],
    [
      "studentLogins.create",
      () => ({ student_id: theirs.ids.students, email: "mine@hearthbook.app", password: "maple-otter-7" }),
    ],
    ["resources.create", () => ({ ...paper, subject_id: theirs.ids.subjects })],
    ["resources.create", () => ({ ...paper, provider_id: theirs.ids.providers })],
    ["resources.update", () => ({ id: own.ids.resources, subject_id: theirs.ids.subjects })],
    ["lessons.deleteMany", () => ({ lesson_ids: [own.ids.lessons, theirs.ids.lessons] })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: theirs.ids.curriculum })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: own.ids.curriculum, resource_ids: [theirs.ids.resources] })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: own.ids.curriculum, student_id: theirs.ids.students })],
    ["lessons.update", () => ({ id: own.ids.lessons, curriculum_id: theirs.ids.curriculum })],
    ["lessons.update", () => ({ id: own.ids.lessons, resource_ids: [theirs.ids.resources] })],
    ["schedule.create", () => ({ ...weekly, student_id: theirs.ids.students, subject_id: own.ids.subjects })],
    ["schedule.create", () => ({ ...weekly, student_id: own.ids.students, subject_id: theirs.ids.subjects })],
    ["schedule.createMany", () => ({ ...several, student_ids: [theirs.ids.students], subject_id: own.ids.subjects })],
    ["schedule.createMany", () => ({ ...several, student_ids: [own.ids.students], subject_id: theirs.ids.subjects })],
    ["schedule.update", () => ({ id: own.ids.schedule, student_id: theirs.ids.students })],
    ["schedule.update", () => ({ id: own.ids.schedule, subject_id: theirs.ids.subjects })],
    ["schedule.update", () => ({ id: own.ids.schedule, replaces_id: theirs.ids.schedule })],
    ["events.create", () => ({ ...once, student_id: theirs.ids.students })],
    ["events.create", () => ({ ...once, minutes: 30, subject_ids: [theirs.ids.subjects] })],
    ["time.create", () => ({ ...typed, student_id: theirs.ids.students })],
    ["time.create", () => ({ ...typed, student_id: own.ids.students, subject_id: theirs.ids.subjects })],
    ["time.create", () => ({ ...typed, student_id: own.ids.students, curriculum_id: theirs.ids.curriculum })],
    ["time.createMany", () => ({ records: [{ ...typed, student_id: theirs.ids.students }] })],
    ["time.update", () => ({ id: own.ids.time, subject_id: theirs.ids.subjects })],
    ["time.logClasses", () => ({ date: "2026-02-02", student_ids: [theirs.ids.students] })],
    ["time.logClasses", () => ({ date: "2026-02-02", schedule_ids: [theirs.ids.schedule] })],
    ["time.summary", () => ({ student_id: theirs.ids.students, start_date: "2026-02-02", end_date: "2026-02-03" })],
    [
      "requirements.create",
      () => ({ student_id: theirs.ids.students, school_year_id: own.ids.schoolYears, pack_id: "own" }),
    ],
    [
      "requirements.create",
      () => ({ student_id: own.ids.students, school_year_id: theirs.ids.schoolYears, pack_id: "own" }),
    ],
    [
      "requirements.createMany",
      () => ({ school_year_id: own.ids.schoolYears, pack_id: "own", student_ids: [theirs.ids.students] }),
    ],
    ["requirements.createMany", () => ({ school_year_id: theirs.ids.schoolYears, pack_id: "own" })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, grading_scale_id: theirs.ids.gradingScales })],
    ["family.update", () => ({ grading_scale_id: theirs.ids.gradingScales })],
    ["school.update", () => ({ logo_file_id: theirs.ids.files })],
    ["gradingScales.byId", () => ({ id: theirs.ids.gradingScales })],
    ["gradingScales.update", () => ({ id: theirs.ids.gradingScales, name: "Mine" })],
    ["gradingScales.delete", () => ({ id: theirs.ids.gradingScales })],
    ["courseResults.grade", () => ({ id: theirs.ids.curriculum })],
    ["courseResults.grade", () => ({ id: own.ids.curriculum, term_id: theirs.ids.terms })],
    ["courseResults.grades", () => ({ student_id: theirs.ids.students })],
    ["courseResults.ofCourse", () => ({ id: theirs.ids.curriculum })],
    ["courseResults.update", () => ({ id: theirs.ids.curriculum, term_id: null, comment: "Mine" })],
    ["courseResults.update", () => ({ id: own.ids.curriculum, term_id: theirs.ids.terms, comment: "Mine" })],
    ["courseResults.finalize", () => ({ id: theirs.ids.curriculum, term_id: null })],
    ["courseResults.reopen", () => ({ id: theirs.ids.curriculum, term_id: null })],
    [
      "pastCourses.create",
      () => ({
        student_id: theirs.ids.students,
        academic_year: "2025-2026",
        grade_level: "9",
        title: "Mine",
        credits: 1,
      }),
    ],
    ["transcripts.get", () => ({ id: theirs.ids.students })],
    ["transcripts.finalize", () => ({ id: theirs.ids.students })],
    ["transcripts.reopen", () => ({ id: theirs.ids.students })],
    ["transcripts.links", () => ({ id: theirs.ids.students })],
    ["transcripts.createLink", () => ({ id: theirs.ids.students, expires_on: "2026-12-01" })],
    ["transcripts.removeLink", () => ({ id: theirs.ids.transcripts })],
    ["calendarFeeds.create", () => ({ student_id: theirs.ids.students })],
    ["calendarFeeds.replace", () => ({ id: theirs.ids.calendarFeeds })],
    ["reportCards.get", () => ({ id: theirs.ids.students, school_year_id: own.ids.schoolYears })],
    ["reportCards.get", () => ({ id: own.ids.students, school_year_id: theirs.ids.schoolYears })],
    [
      "reportCards.get",
      () => ({ id: own.ids.students, school_year_id: own.ids.schoolYears, term_id: theirs.ids.terms }),
    ],
    ["requirements.refresh", () => ({ id: theirs.ids.requirements })],
    ["requirements.pace", () => ({ id: theirs.ids.requirements })],
    ["requirements.overview", () => ({ school_year_id: theirs.ids.schoolYears })],
    ["records.ofYear", () => ({ student_id: theirs.ids.students, school_year_id: own.ids.schoolYears })],
    ["records.ofYear", () => ({ student_id: own.ids.students, school_year_id: theirs.ids.schoolYears })],
    ["filings.create", () => ({ requirement_id: theirs.ids.requirements, title: "Mine" })],
    ["filings.draft", () => ({ id: theirs.ids.filings })],
    ["events.update", () => ({ id: own.ids.events, student_id: theirs.ids.students })],
    ["schoolYears.rollOver", () => ({ ...nextYear, from_id: theirs.ids.schoolYears, students: [] })],
    [
      "schoolYears.rollOver",
      () => ({
        ...nextYear,
        from_id: own.ids.schoolYears,
        students: [{ student_id: theirs.ids.students, grade_level: "5", curriculum_ids: [] }],
      }),
    ],
    [
      "schoolYears.rollOver",
      () => ({
        ...nextYear,
        from_id: own.ids.schoolYears,
        students: [{ student_id: own.ids.students, grade_level: "5", curriculum_ids: [theirs.ids.curriculum] }],
      }),
    ],
    ["setup.run", () => ({ ...setup, students: [{ ...setupChild, id: theirs.ids.students }] })],
    ["holidays.suggest", () => ({ id: theirs.ids.schoolYears, country: "US" })],
    [
      "holidays.create",
      () => ({
        id: theirs.ids.schoolYears,
        events: [{ name: "Mine", start_date: "2040-01-02", end_date: "2040-01-02" }],
      }),
    ],
    ["attendance.mark", () => ({ ...present, student_id: theirs.ids.students })],
    [
      "attendance.markAll",
      () => ({ records: [own, theirs].map(({ ids }) => ({ ...present, student_id: ids.students })) }),
    ],
  ])("%s does not reach into another family by a reference", async (procedure, input) => {
    await expect(call(procedure, input())).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await checksum()).toBe(before)
  })

  test.each(listRestRoutes().flatMap(({ procedure }) => /^\w+(?=\.list$)/.exec(procedure) ?? []))(
    "%s.list shows nothing of theirs",
    async (noun) => {
      const seen = JSON.stringify(
        await call(`${noun}.list`, takesNothing.has(noun) ? undefined : (listsOf[noun]?.() ?? {})),
      )
      for (const id of [...Object.values(theirs.ids), theirs.parent.id]) expect(seen).not.toContain(id)
    },
  )

  test.each<[string, () => object]>([
    ["assignments.list", () => ({ student_id: theirs.ids.students })],
    ["assignments.list", () => ({ subject_id: theirs.ids.subjects })],
    ["assignments.list", () => ({ curriculum_id: theirs.ids.curriculum })],
    ["assignments.counts", () => ({ student_id: theirs.ids.students })],
    ["curriculum.list", () => ({ student_id: theirs.ids.students })],
    ["curriculum.list", () => ({ subject_id: theirs.ids.subjects })],
    ["grades.list", () => ({ student_id: theirs.ids.students })],
    ["resources.list", () => ({ subject_id: theirs.ids.subjects })],
    ["lessons.list", () => ({ student_id: theirs.ids.students })],
    ["pastCourses.list", () => ({ student_id: theirs.ids.students })],
    ["requirements.list", () => ({ student_id: theirs.ids.students })],
    ["requirements.list", () => ({ school_year_id: theirs.ids.schoolYears })],
    ["filings.list", () => ({ student_id: theirs.ids.students })],
    ["filings.list", () => ({ school_year_id: theirs.ids.schoolYears })],
    ["filings.list", () => ({ requirement_id: theirs.ids.requirements })],
    ["lessons.list", () => ({ curriculum_id: theirs.ids.curriculum })],
    ["schedule.list", () => ({ student_id: theirs.ids.students })],
    ["events.list", () => ({ student_id: theirs.ids.students })],
    [
      "schoolDays.inRange",
      () => ({ start_date: "2026-09-20", end_date: "2026-09-21", student_id: theirs.ids.students }),
    ],
    ["planner.inRange", () => ({ start_date: "2026-09-20", end_date: "2026-09-21", student_id: theirs.ids.students })],
    ["attendance.list", () => ({ student_id: theirs.ids.students })],
    ["progress.list", () => ({ student_id: theirs.ids.students })],
    ["progress.weeks", () => ({ student_id: theirs.ids.students })],
  ])("%s filtered by another family's row answers NOT_FOUND", async (procedure, filter) => {
    await expect(call(procedure, filter())).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("another family's rows cannot be used as a cursor", async () => {
    const cursor = theirs.ids.assignments
    await expect(intruder.assignments.list({ cursor })).rejects.toMatchObject({ code: "BAD_REQUEST" })
  })

  test("the database itself refuses a row that refers to another family", async () => {
    const crossing = api.db.assignment.create({
      data: {
        family_id: own.parent.family_id,
        student_id: own.ids.students,
        curriculum_id: theirs.ids.curriculum,
        title: "Crossing",
        assigned_date: new Date(0),
        due_date: new Date(0),
      },
    })
    await expect(crossing).rejects.toMatchObject({ code: "P2003" })
  })
})
