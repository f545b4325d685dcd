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

/** Tables whose rows are made below, or that would stand in the way of the calls. */
const except = [
  ...(["loop", "loop_course", "grade", "submission", "transcript", "tablet_pin"] as const),
  ...(["notification", "session", "push_subscription", "oauth_account", "change_row", "change_file"] as const),
]

/** Creates one row of each table and returns their ids by kind. Rows that can belong to a child belong to this one. */
async function makeRows(db: Db, marker: string, { parent, child, teacher, student_id }: Owners) {
  const { family_id, id: user_id } = parent
  const given = { student: student_id, user: child.id }
  const ids = await rows.createSamples(db, { family_id, user_id, text: marker, ids: given, except })
  const { curriculum: curriculum_id, subject: subject_id } = ids
  // A subject that is used cannot be deleted.
  const subject = await rows.createSubject(db, { family_id, grade_level: "4", name: marker, description: marker })
  await db.auth_event.update({ where: { id: ids.auth_event }, data: { user_agent: marker } })
  await db.requirement.update({ where: { id: ids.requirement }, data: { pack_id: "us-ny" } })
  await db.tablet.update({ where: { id: ids.tablet }, data: { token_hash: hashToken(tabletTokenOf(marker)) } })
  const hashed = { token_hash: hashToken(transcriptTokenOf(marker)) }
  await db.transcript_link.update({ where: { id: ids.transcript_link }, data: hashed })
  const content = sampleTranscript({ student_id, name: marker })
  const transcript = await db.transcript.create({ data: { family_id, student_id, content, finalized_at: now } })

  const work = { family_id, curriculum_id, title: marker, instructions: marker, description: marker }
  const graded = await rows.createAssignment(db, { ...work, status: "graded" })
  const grade = await rows.createGrade(db, { family_id, assignment_id: graded.id, feedback: marker })
  const submitted = await rows.createAssignment(db, { ...work, status: "submitted" })
  const submission = await rows.createSubmission(db, { family_id, assignment_id: submitted.id, text: marker })
  const inTurn = { family_id, student_id, mode: "next" as const, goals: marker }
  const turns = [await rows.createCurriculum(db, inTurn), await rows.createCurriculum(db, inTurn)]
  const curriculum_ids = turns.map(({ id }) => id)
  const loop = await rows.createLoop(db, { family_id, student_id, name: marker, curriculum_ids })
  const single = await rows.createCurriculum(db, { family_id, student_id, goals: marker })
  const weekly = { family_id, student_id, subject_id, location: marker }
  const replaced = await rows.createScheduleEntry(db, { ...weekly, day_of_week: "friday" })
  const nextDays = { start_date: new Date("2042-01-01"), end_date: new Date("2042-12-31") }
  const nextYear = await rows.createSchoolYear(db, { family_id, academic_year: "2042", ...nextDays })
  const bytes = { create: { bytes: new Uint8Array([0]) } }
  const logoFile = { family_id, is_logo: true, name: marker, content_type: "image/png", size: 1, content: bytes }
  const logo = await db.file.create({ data: logoFile })
  const { academic_year } = await db.curriculum.findUniqueOrThrow({ where: { id: curriculum_id } })
  const { id: school_year_id } = await db.school_year.findFirstOrThrow({ where: { family_id, academic_year } })
  const courseTerm = await rows.createTerm(db, { school_year_id, name: marker })
  return {
    ...ids,
    subject: subject.id,
    grade: grade.id,
    submission: submission.id,
    loop: loop.id,
    transcript: transcript.id,
    single: single.id,
    replaced: replaced.id,
    nextYear: nextYear.id,
    logo: logo.id,
    courseTerm: courseTerm.id,
    member: teacher.id,
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
