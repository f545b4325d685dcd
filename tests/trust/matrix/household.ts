import type { Db } from "@hearthbook/db"
import * as rows from "@hearthbook/db/testing/factories"

/** The moment at which the clock of these tests stands. */
export const now = new Date("2026-09-15T16:00:00.000Z")
const tomorrow = new Date(now.getTime() + 86_400_000)

/** What an id in an input is the id of. */
export type Kind = keyof Awaited<ReturnType<typeof makeRows>>

/** Whose rows are somebody's own, and nobody else's. */
type Person = { id: string; family_id: string }

/**
 * A family of two parents, a teacher, two children with log-ins and one without, and one row of everything, which where it can be
 * a child's is the first child's. Every text in it carries the mark, so that none of it can be seen unnoticed.
 */
export async function makeHousehold(db: Db, mark: string) {
  const { id: family_id } = await rows.createFamily(db, { name: `${mark} family` })
  const named = (first_name: string) => ({
    family_id,
    first_name: `${mark} ${first_name}`,
    last_name: mark,
    email: `${first_name}@${mark}.example`.toLowerCase(),
    email_verified_at: now,
  })
  const parent = await rows.createParent(db, named("Ada"))
  const second = await rows.createParent(db, named("Tom"))
  const teacher = await rows.createTeacher(db, named("Grace"))
  const student = (first_name: string) =>
    rows.createStudent(db, { family_id, first_name: `${mark} ${first_name}`, last_name: mark, grade_level: "4" })
  const [ben, cleo, unnamed] = [await student("Ben"), await student("Cleo"), await student("Ida")]
  const child = await rows.createStudentLogin(db, { ...named("Ben"), student_id: ben.id })
  const sibling = await rows.createStudentLogin(db, { ...named("Cleo"), student_id: cleo.id })
  const ids = await makeRows(db, mark, { parent, child, teacher, student_id: ben.id })
  const own = { parent: await makeOwn(db, mark, parent), child: await makeOwn(db, mark, child) }
  const people = { parent, second, teacher, child, sibling }
  return { family_id, people, unnamed: unnamed.id, ids, own }
}

export type Household = Awaited<ReturnType<typeof makeHousehold>>

type Owners = { parent: Person; child: Person; teacher: Person; student_id: string }

/** One row of everything, by what it is. Whatever can be a child's is this one's. */
async function makeRows(db: Db, mark: string, { parent, child, teacher, student_id }: Owners) {
  const { family_id } = parent
  const subject = await rows.createSubject(db, { family_id, grade_level: "4", name: mark, description: mark })
  const provider = await rows.createProvider(db, { family_id, name: mark, website: `https://${mark}.example` })
  const given = { family_id, student_id, provider_id: provider.id, goals: mark, notes: mark }
  const curriculum = await rows.createCurriculum(db, given)
  const curriculum_id = curriculum.id
  const work = { family_id, curriculum_id, title: mark, instructions: mark, description: mark }
  const assignment = await rows.createAssignment(db, work)
  const graded = await rows.createAssignment(db, { ...work, status: "graded" })
  const grade = await rows.createGrade(db, { family_id, assignment_id: graded.id, feedback: mark })
  const handedIn = await rows.createAssignment(db, { ...work, status: "submitted" })
  const submission = await rows.createSubmission(db, { family_id, assignment_id: handedIn.id, text: mark })
  const file = await rows.createFile(db, { assignment_id: assignment.id, name: mark })
  const resource = await rows.createResource(db, { family_id, title: mark, description: mark })
  const lesson = await rows.createLesson(db, { family_id, curriculum_id, title: mark, private_notes: mark })
  await db.lesson_resource.create({ data: { family_id, lesson_id: lesson.id, resource_id: resource.id } })
  const weekly = { family_id, student_id, subject_id: curriculum.subject_id, location: mark }
  const held = await rows.createScheduleEntry(db, weekly)
  const replaced = await rows.createScheduleEntry(db, { ...weekly, day_of_week: "friday" })
  const event = await rows.createEvent(db, { family_id, student_id, title: mark, location: mark })
  const attendance = await rows.createAttendance(db, { family_id, student_id })
  const guest = { family_id, email: `guest@${mark}.example`.toLowerCase(), role: "teacher" as const }
  const letter = { token_hash: family_id, expires_at: tomorrow }
  const invitation = await db.invitation.create({ data: { ...guest, ...letter, invited_by: parent.id } })
  const upload = await db.archive_upload.create({ data: { family_id, user_id: parent.id, size: 1000 } })
  const event_of_access = await db.auth_event.create({
    data: { family_id, user_id: child.id, type: "login_succeeded", user_agent: mark },
  })
  return {
    student: student_id,
    subject: subject.id,
    provider: provider.id,
    curriculum: curriculum_id,
    assignment: assignment.id,
    grade: grade.id,
    submission: submission.id,
    file: file.id,
    resource: resource.id,
    lesson: lesson.id,
    held: held.id,
    replaced: replaced.id,
    event: event.id,
    attendance: attendance.id,
    invitation: invitation.id,
    upload: upload.id,
    member: teacher.id,
    event_of_access: event_of_access.id,
  }
}

/** What is one person's alone: something they were told, another device, a browser, an account elsewhere. */
async function makeOwn(db: Db, mark: string, { id: user_id, family_id }: Person) {
  const notice = { family_id, user_id, title: mark, body: mark, visible_at: new Date(now.getTime() - 60_000) }
  const notification = await rows.createNotification(db, notice)
  const device = { refresh_hash: user_id, remember_me: true, last_seen_at: now, expires_at: tomorrow, user_agent: mark }
  const session = await db.session.create({ data: { family_id, user_id, ...device } })
  const endpoint = `https://push.example/${user_id}`
  await db.push_subscription.create({
    data: { family_id, user_id, session_id: session.id, endpoint, p256dh: mark, auth: mark },
  })
  await db.settings.update({ where: { user_id }, data: { bio: mark, phone: mark, address: mark } })
  return { notification: notification.id, session: session.id, endpoint }
}

/** What the id at a field of a procedure's input is the id of. */
export function kindOf(procedure: string, field: string): Kind | "notification" | "session" {
  const [noun = ""] = procedure.split(".")
  const named = field.replace(/_ids?$/, "")
  const kind = field === "id" || field === "cursor" ? ofNoun[noun] : ofField[named]
  if (!kind) throw new Error(`${field} of ${procedure} is the id of nothing that these tests know: say here of what.`)
  return kind
}

const ofField: Record<string, Kind> = {
  student: "student",
  subject: "subject",
  provider: "provider",
  curriculum: "curriculum",
  assignment: "assignment",
  resource: "resource",
  file: "file",
  replaces: "replaced",
}

const ofNoun: Record<string, Kind | "notification" | "session"> = {
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
  schedule: "held",
  events: "event",
  attendance: "attendance",
  notifications: "notification",
  sessions: "session",
  invitations: "invitation",
  archive: "upload",
  family: "member",
  users: "member",
  admin: "event_of_access",
}
