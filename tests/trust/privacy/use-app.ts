import { randomUUID } from "node:crypto"
import { createGradingScale, createImport, createPastCourse } from "@hearthbook/db/testing/factories"
import { idOf, type Answer, type Ask, type Rest } from "../../contract/fixtures/rest-client.ts"

type FamilyBase = {
  parent: Ask
  childToken: string
  family_id: string
  user_id: string
  member_id: string
  student_id: string
  curriculum_id: string
  marker: string
  childMarker: string
  address: (who: string) => string
  login: { email: string }
}

/** Returns the id of a successful response. Throws for any other. */
export function done(answer: Answer): string {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return idOf(answer)
}

/** Creates a child's work with submissions, and the traces of using the app. */
export async function fillFamily(rest: Rest, family: FamilyBase): Promise<void> {
  await turnIn(rest, family)
  await leaveTraces(rest, family)
  await addRows(rest, family)
  await addPlans(rest, family)
  await addKeys(rest, family)
  await addRecords(rest, family)
}

async function turnIn(
  rest: Rest,
  { parent, childToken, curriculum_id, childMarker: marker }: FamilyBase,
): Promise<void> {
  const child = rest.as(childToken)
  const draft = { curriculum_id, title: marker, description: marker, instructions: marker, due_date: "2026-09-20" }
  const work = done(await parent("POST", "/assignments", draft))
  const send = async () => {
    const pdf = new TextEncoder().encode(`%PDF-1.4\n% ${marker}\nstartxref\n0\n%%EOF`)
    const headers = { authorization: `Bearer ${childToken}`, "content-type": "application/pdf" }
    return done(await rest.sendBytes(`/api/v1/assignments/${work}/files?name=${marker}.pdf`, pdf, headers))
  }
  const answer = { text: `I think ${marker}`, file_ids: [await send()] }
  const handed = await child("POST", `/assignments/${work}/submissions`, answer)
  if (handed.status !== 200) throw new Error(JSON.stringify(handed.body))
  await child("POST", `/assignments/${work}/submit`, { url: `https://${marker}.test/answer` })
  await send()
  const graded = await parent("POST", "/grades", {
    assignment_id: work,
    points_earned: 90,
    feedback: `well done, ${marker}`,
  })
  if (graded.status !== 200) throw new Error(JSON.stringify(graded.body))
}

/** Signs in, invites and fails, which leaves traces. */
async function leaveTraces(rest: Rest, { parent, address, login }: FamilyBase): Promise<void> {
  const anonymous = rest.as(null)
  await parent("POST", "/family/invitations", { email: address("guest"), role: "teacher" })
  await parent("POST", "/subjects", { name: address("named"), grade_level: "4" }, { "idempotency-key": address("key") })
  await anonymous("POST", "/auth/password-reset/request", { email: address("rosa") })
  for (const email of [address("rosa"), address("member"), login.email])
    await anonymous("POST", "/auth/login", { email, password: "Wrong-Meadow-42!" })
}

/** Creates rows of other flows: a Google account, a push subscription, an archive upload and a job. */
async function addRows({ db, clock }: Rest, family: FamilyBase): Promise<void> {
  const { family_id, user_id, student_id, marker, childMarker, address } = family
  const owner = { family_id, user_id }
  const account = { provider: "google", provider_account_id: marker, email: address("google"), scope: marker }
  const tokens = { access_token_encrypted: marker, refresh_token_encrypted: marker }
  await db.oauth_account.create({ data: { ...owner, ...account, ...tokens, purpose: "drive" } })
  const session = await db.session.findFirstOrThrow({ where: owner, select: { id: true } })
  const keys = { endpoint: `https://push.test/${marker}`, p256dh: marker, auth: marker }
  await db.push_subscription.create({ data: { ...owner, session_id: session.id, ...keys } })
  const part = { family_id, position: 0, bytes: new TextEncoder().encode(marker) }
  const { id: upload_id } = await db.upload.create({ data: { purpose: "archive", ...owner, size: 9 } })
  await db.upload_part.create({ data: { ...part, upload_id } })
  await db.unused_object.create({
    data: { family_id, object_id: randomUUID(), delete_after: new Date(clock.now.getTime() + 3_600_000) },
  })
  await createImport(db, { ...owner, filename: marker, cells: [{ row: 1, cells: [marker] }] })
  const picture = { family_id, student_id, name: `${childMarker}.png`, content_type: "image/png", size: 1 }
  await db.file.create({ data: { ...picture, content: { create: { bytes: new TextEncoder().encode(childMarker) } } } })
  await db.job_run.create({ data: { job: "weekly", period: `2026-W37 ${family_id}`, started_at: clock.now } })
  const mail = { family_id, recipient: address("rosa"), subject: marker, html: marker, text: marker }
  await db.outbox_email.create({ data: { ...mail, status: "failed", last_error: "EENVELOPE 550 RCPT TO" } })
}

/** Creates rows of planning: a term, a loop, and a change that can be undone. */
async function addPlans(
  { db }: Rest,
  { family_id, user_id, student_id, curriculum_id, marker }: FamilyBase,
): Promise<void> {
  const year = await db.school_year.findFirstOrThrow({ where: { family_id }, select: { id: true, start_date: true } })
  const days = { start_date: year.start_date, end_date: year.start_date }
  await db.term.create({ data: { family_id, school_year_id: year.id, name: marker, ...days } })
  const loop = await db.loop.create({ data: { family_id, student_id, name: marker, meeting_days: ["monday"] } })
  await db.loop_course.create({ data: { family_id, student_id, loop_id: loop.id, curriculum_id, position: 0 } })
  const change = await db.change.create({ data: { family_id, user_id, kind: "loop", summary: marker } })
  const row = { noun: "loop", row_id: loop.id, after: { name: marker } }
  await db.change_row.create({ data: { family_id, change_id: change.id, ...row } })
  const bytes = new TextEncoder().encode(marker)
  await db.change_file.create({ data: { family_id, change_id: change.id, file_id: loop.id, bytes } })
}

/** Creates time, what is asked of the child, a filing, and an amendment. */
async function addRecords(
  { db }: Rest,
  { family_id, user_id, student_id, childMarker, marker }: FamilyBase,
): Promise<void> {
  const { id: school_year_id } = await db.school_year.findFirstOrThrow({ where: { family_id }, select: { id: true } })
  const child = { family_id, student_id }
  await db.time_entry.create({
    data: { ...child, date: new Date("2026-09-14"), minutes: 30, description: childMarker },
  })
  await createGradingScale(db, { family_id, name: marker })
  await createPastCourse(db, { ...child, title: childMarker })
  const { id: curriculum_id } = await db.curriculum.findFirstOrThrow({ where: child, select: { id: true } })
  await db.course_result.create({ data: { ...child, curriculum_id, comment: childMarker } })
  const content = { name: childMarker }
  await db.transcript.create({ data: { ...child, content, finalized_at: new Date("2026-09-14") } })
  const link = { token_hash: marker, expires_on: new Date("2027-09-14") }
  await db.transcript_link.create({ data: { ...child, ...link } })
  await db.calendar_feed.create({ data: { ...child, user_id, token_hash: marker, include: ["events"] } })
  const pack = { pack_id: "own", pack_version: 1, grade_level: "4", opening: { note: marker } }
  const { id: requirement_id } = await db.requirement.create({ data: { ...child, ...pack, school_year_id } })
  await db.filing.create({ data: { ...child, requirement_id, kind: "notice", title: marker, note: childMarker } })
  const amended = { school_year_id, noun: "time" as const, row_id: student_id, after: { note: childMarker } }
  await db.amendment.create({ data: { ...child, ...amended, user_id, reason: marker } })
}

/** Creates the family's tablet with the child's PIN for it, and an access token. */
async function addKeys({ db }: Rest, { family_id, user_id, student_id, marker }: FamilyBase): Promise<void> {
  await db.tablet.create({ data: { family_id, name: marker, token_hash: marker } })
  await db.access_token.create({ data: { family_id, user_id, name: marker, scope: "read", token_hash: marker } })
  const child = await db.user.findFirstOrThrow({ where: { family_id, student_id }, select: { id: true } })
  await db.tablet_pin.create({ data: { family_id, user_id: child.id, pin_hash: marker } })
}
