import type { Db } from "@hearthbook/db"
import { hashPassword } from "@hearthbook/db/password"
import * as rows from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { hashToken } from "../../../packages/api/src/identity/tokens.ts"
import { sampleTranscript } from "../../../packages/api/src/testing/sample-transcript.ts"

/** The PIN of each family's first child. */
export const testPin = "2468"

/** The token of the link to each family's transcript. */
export function transcriptTokenOf(marker: string): string {
  return `${marker}-transcript`
}

/** The token in the cookie of a family's tablet. */
export function tabletTokenOf(marker: string): string {
  return marker.padEnd(43, "x")
}

/** The fixed time of the clock in these tests. */
export const now = new Date("2026-09-15T16:00:00.000Z")
const tomorrow = new Date(now.getTime() + 86_400_000)

/** A small photo that can be uploaded. */
export const picture = new Uint8Array(
  await sharp({ create: { width: 30, height: 20, channels: 3, background: "#0f766e" } })
    .jpeg()
    .toBuffer(),
)

/** The days of a school year between those of the fixture, 2040 and 2042, for the call that starts one. */
export const freeYear = { academic_year: "2041", start_date: "2041-01-01", end_date: "2041-12-31" }

/** The school year of the fixture: that of the factories. */
export const fixtureYear = { academic_year: "2040", start_date: "2040-01-01", end_date: "2040-12-31" }

/** The kind of row that an id refers to. */
export type Kind = keyof Awaited<ReturnType<typeof makeRows>>

/** A user who owns rows that no other user can access. */
type Person = { id: string; family_id: string }

/**
 * Creates a family of two parents, a teacher, two children with logins and one without, and one row of each table. Rows that
 * can belong to a child belong to the first one. Every text contains the marker, so that a leak can be detected.
 */
export async function createFamilyFixture(db: Db, marker: string) {
  const { id: family_id } = await rows.createFamily(db, { name: `${marker} family` })
  const named = (first_name: string) => ({
    family_id,
    first_name: `${marker} ${first_name}`,
    last_name: marker,
    email: `${first_name}@${marker}.example`.toLowerCase(),
    email_verified_at: now,
  })
  const parent = await rows.createParent(db, named("Ada"))
  const second = await rows.createParent(db, named("Tom"))
  const teacher = await rows.createTeacher(db, named("Grace"))
  const student = (first_name: string) =>
    rows.createStudent(db, { family_id, first_name: `${marker} ${first_name}`, last_name: marker, grade_level: "4" })
  const [ben, cleo, withoutLogin] = [await student("Ben"), await student("Cleo"), await student("Ida")]
  const child = await rows.createStudentLogin(db, { ...named("Ben"), student_id: ben.id })
  const sibling = await rows.createStudentLogin(db, { ...named("Cleo"), student_id: cleo.id })
  const ids = await makeRows(db, marker, { parent, child, teacher, student_id: ben.id })
  const makeOwnOf = (person: Person) => makeOwn(db, marker, person, ids.assignment)
  await createPin(db, child)
  const own = { parent: await makeOwnOf(parent), child: await makeOwnOf(child) }
  const people = { parent, second, teacher, child, sibling }
  return { family_id, people, withoutLogin: withoutLogin.id, ids, own }
}

export type FamilyFixture = Awaited<ReturnType<typeof createFamilyFixture>>

type Owners = { parent: Person; child: Person; teacher: Person; student_id: string }

/** Creates one row of each table and returns their ids by kind. Rows that can belong to a child belong to this one. */
async function makeRows(db: Db, marker: string, { parent, child, teacher, student_id }: Owners) {
  const { family_id } = parent
  const subject = await rows.createSubject(db, { family_id, grade_level: "4", name: marker, description: marker })
  const provider = await rows.createProvider(db, { family_id, name: marker, website: `https://${marker}.example` })
  const given = { family_id, student_id, provider_id: provider.id, goals: marker, notes: marker }
  const curriculum = await rows.createCurriculum(db, given)
  const curriculum_id = curriculum.id
  const work = { family_id, curriculum_id, title: marker, instructions: marker, description: marker }
  const assignment = await rows.createAssignment(db, work)
  const graded = await rows.createAssignment(db, { ...work, status: "graded" })
  const grade = await rows.createGrade(db, { family_id, assignment_id: graded.id, feedback: marker })
  const submitted = await rows.createAssignment(db, { ...work, status: "submitted" })
  const submission = await rows.createSubmission(db, { family_id, assignment_id: submitted.id, text: marker })
  const file = await rows.createFile(db, { assignment_id: assignment.id, name: marker })
  const resource = await rows.createResource(db, { family_id, title: marker, description: marker })
  const lesson = await rows.createLesson(db, { family_id, curriculum_id, title: marker, private_notes: marker })
  await db.lesson_resource.create({ data: { family_id, lesson_id: lesson.id, resource_id: resource.id } })
  const inTurn = { family_id, student_id, mode: "next" as const, goals: marker }
  const turns = [await rows.createCurriculum(db, inTurn), await rows.createCurriculum(db, inTurn)]
  const loop = await rows.createLoop(db, {
    family_id,
    student_id,
    name: marker,
    curriculum_ids: turns.map(({ id }) => id),
  })
  const single = await rows.createCurriculum(db, { family_id, student_id, goals: marker })
  const weekly = { family_id, student_id, subject_id: curriculum.subject_id, location: marker }
  const classEntry = await rows.createScheduleEntry(db, weekly)
  const replaced = await rows.createScheduleEntry(db, { ...weekly, day_of_week: "friday" })
  const event = await rows.createEvent(db, { family_id, student_id, title: marker, location: marker })
  const year = await rows.createSchoolYear(db, { family_id })
  const nextDays = { start_date: new Date("2042-01-01"), end_date: new Date("2042-12-31") }
  const nextYear = await rows.createSchoolYear(db, { family_id, academic_year: "2042", ...nextDays })
  const term = await rows.createTerm(db, { school_year_id: year.id, name: marker })
  const time = await rows.createTime(db, { family_id, student_id, description: marker, status: "noted" })
  const asked = { family_id, student_id, school_year_id: year.id, pack_id: "us-ny" }
  const requirement = await rows.createRequirement(db, asked)
  const filing = await rows.createFiling(db, { family_id, requirement_id: requirement.id, title: marker, note: marker })
  const scale = await rows.createGradingScale(db, { family_id, name: marker })
  await db.course_result.create({ data: { family_id, student_id, curriculum_id, comment: marker } })
  const bytes = { create: { bytes: new Uint8Array([0]) } }
  const logoFile = { family_id, is_logo: true, name: marker, content_type: "image/png", size: 1, content: bytes }
  const ofCourse = { family_id, academic_year: curriculum.academic_year }
  const { id: school_year_id } = await db.school_year.findFirstOrThrow({ where: ofCourse, select: { id: true } })
  const courseTerm = await rows.createTerm(db, { school_year_id, name: marker })
  const logo = await db.file.create({ data: logoFile })
  const pastCourse = await rows.createPastCourse(db, { family_id, student_id, title: marker })
  const content = sampleTranscript({ student_id, name: marker })
  await db.transcript.create({ data: { family_id, student_id, content, finalized_at: now } })
  const hashed = { token_hash: hashToken(transcriptTokenOf(marker)), expires_on: tomorrow }
  const transcriptLink = await db.transcript_link.create({ data: { family_id, student_id, ...hashed } })
  const attendance = await rows.createAttendance(db, { family_id, student_id })
  const guest = { family_id, email: `guest@${marker}.example`.toLowerCase(), role: "teacher" as const }
  const letter = { token_hash: family_id, expires_at: tomorrow }
  const invitation = await db.invitation.create({ data: { ...guest, ...letter, invited_by: parent.id } })
  const tablet = await db.tablet.create({
    data: { family_id, name: marker, token_hash: hashToken(tabletTokenOf(marker)) },
  })
  const script = { family_id, user_id: parent.id, name: marker, scope: "read" as const, token_hash: marker }
  const accessToken = await db.access_token.create({ data: script })
  const read = { family_id, user_id: parent.id, token_hash: marker }
  const feed = await db.calendar_feed.create({ data: { ...read, include: ["events"] } })
  const upload = await db.upload.create({ data: { purpose: "archive", family_id, user_id: parent.id, size: 1000 } })
  const table = await rows.createImport(db, { family_id, user_id: parent.id, filename: `${marker}.csv` })
  const change = await db.change.create({
    data: { family_id, user_id: parent.id, kind: "import", summary: marker },
  })
  const amended = { family_id, student_id, school_year_id: year.id, noun: "time" as const, row_id: time.id }
  const amendment = await db.amendment.create({ data: { ...amended, reason: marker, user_id: parent.id } })
  const event_of_access = await db.auth_event.create({
    data: { family_id, user_id: child.id, type: "login_succeeded", user_agent: marker },
  })
  return {
    student: student_id,
    subject: subject.id,
    provider: provider.id,
    curriculum: curriculum_id,
    single: single.id,
    loop: loop.id,
    assignment: assignment.id,
    grade: grade.id,
    submission: submission.id,
    file: file.id,
    resource: resource.id,
    lesson: lesson.id,
    classEntry: classEntry.id,
    replaced: replaced.id,
    event: event.id,
    schoolYear: year.id,
    nextYear: nextYear.id,
    term: term.id,
    attendance: attendance.id,
    time: time.id,
    invitation: invitation.id,
    tablet: tablet.id,
    accessToken: accessToken.id,
    feed: feed.id,
    upload: upload.id,
    import: table.id,
    change: change.id,
    amendment: amendment.id,
    scale: scale.id,
    logo: logo.id,
    courseTerm: courseTerm.id,
    pastCourse: pastCourse.id,
    transcriptLink: transcriptLink.id,
    requirement: requirement.id,
    filing: filing.id,
    member: teacher.id,
    event_of_access: event_of_access.id,
  }
}

async function createPin(db: Db, { id: user_id, family_id }: Person): Promise<void> {
  await db.tablet_pin.create({ data: { user_id, family_id, pin_hash: await hashPassword(testPin) } })
}

/** Creates a user's own rows: a notification, a session, a push subscription, a connected account and a file's upload. */
async function makeOwn(db: Db, marker: string, { id: user_id, family_id }: Person, assignment_id: string) {
  const notice = { family_id, user_id, title: marker, body: marker, visible_at: new Date(now.getTime() - 60_000) }
  const notification = await rows.createNotification(db, notice)
  const device = {
    refresh_hash: user_id,
    remember_me: true,
    last_seen_at: now,
    expires_at: tomorrow,
    user_agent: marker,
  }
  const session = await db.session.create({ data: { family_id, user_id, ...device } })
  const endpoint = `https://push.example/${user_id}`
  await db.push_subscription.create({
    data: { family_id, user_id, session_id: session.id, endpoint, p256dh: marker, auth: marker },
  })
  await db.settings.update({ where: { user_id }, data: { bio: marker, phone: marker, address: marker } })
  const file = { family_id, user_id, assignment_id, purpose: "file" as const, name: `${marker}.jpg` }
  const part = { position: 0, bytes: picture }
  const upload = await db.upload.create({ data: { ...file, size: picture.length, parts: { create: part } } })
  return { notification: notification.id, session: session.id, fileUpload: upload.id, endpoint }
}

/** The kind of row that belongs to one user. */
type OwnKind = "notification" | "session" | "fileUpload"

export function isOwnKind(kind: Kind | OwnKind): kind is OwnKind {
  return kind === "notification" || kind === "session" || kind === "fileUpload"
}

/** Returns the kind of row that a field of a procedure's input refers to. */
export function kindOf(procedure: string, field: string): Kind | OwnKind {
  const [noun = "", action = ""] = procedure.split(".")
  if (noun === "courseResults" && field === "term_id") return "courseTerm"
  if (procedure === "transcripts.removeLink" && field === "id") return "transcriptLink"
  if (procedure === "transcripts.links" && field === "cursor") return "transcriptLink"
  if (procedure === "lessons.reorder" && field === "id") return "curriculum"
  if (procedure === "planning.reschedule" && field === "from") return "lesson"
  if (procedure === "assignments.changeMany" && field === "from") return "assignment"
  if (noun === "files" && field === "id" && /Upload|uploadPart/.test(action)) return "fileUpload"
  const named = field.replace(/_ids?$/, "")
  const kind = field === "id" || field === "cursor" ? ofNoun[noun] : ofField[named]
  if (!kind) throw new Error(`${field} of ${procedure} has an unknown kind of id. Declare it here.`)
  return kind
}

const ofField: Record<string, Kind> = {
  student: "student",
  students: "student",
  subject: "subject",
  provider: "provider",
  curriculum: "curriculum",
  assignment: "assignment",
  resource: "resource",
  file: "file",
  lesson: "lesson",
  school_year: "schoolYear",
  requirement: "requirement",
  term: "term",
  grading_scale: "scale",
  logo_file: "logo",
  event: "event",
  schedule: "classEntry",
  replaces: "replaced",
  from: "schoolYear",
  into: "nextYear",
  terms: "term",
}

const ofNoun: Record<string, Kind | OwnKind> = {
  students: "student",
  subjects: "subject",
  providers: "provider",
  resources: "resource",
  curriculum: "curriculum",
  assignments: "assignment",
  submissions: "submission",
  files: "file",
  grades: "grade",
  lessons: "lesson",
  loops: "loop",
  time: "time",
  changes: "change",
  amendments: "amendment",
  requirements: "requirement",
  gradingScales: "scale",
  courseResults: "curriculum",
  pastCourses: "pastCourse",
  transcripts: "student",
  reportCards: "student",
  filings: "filing",
  schedule: "classEntry",
  events: "event",
  schoolYears: "schoolYear",
  holidays: "schoolYear",
  attendance: "attendance",
  notifications: "notification",
  accessTokens: "accessToken",
  sessions: "session",
  invitations: "invitation",
  tablets: "tablet",
  calendarFeeds: "feed",
  archive: "upload",
  imports: "import",
  family: "member",
  users: "member",
  admin: "event_of_access",
}
