import { testPassword } from "@hearthbook/db/testing/factories"
import { createECDH } from "node:crypto"
import fc from "fast-check"
import { issueToken } from "../../../packages/api/src/modules/access/auth/one-time-token.ts"
import { inputsOf, plainValue } from "../../../packages/api/src/testing/procedure-inputs.ts"
import { fieldsOf, read } from "../../contract/fixtures/rest-client.ts"
import type { Caller } from "./callers.ts"
import { freeYear, testPin, transcriptTokenOf, type FamilyFixture } from "./family-fixture.ts"
import { isOwnKind, kindOf } from "./kinds.ts"
import { called } from "./procedures.ts"
import { driveFile, type World } from "./fixtures.ts"

type Special = (world: World, caller: Caller) => object | Promise<object>

const newPassword = "Quiet-Lantern-58!"
const everyonesEmail = "unused@hearth.example"

/**
 * Returns a caller's input for a procedure: the smallest that its schema accepts, with ids of the first family and values
 * that a schema cannot describe, such as tokens. Creating some of them changes the database, which `isUnchanged` reports.
 */
export async function inputFor(
  world: World,
  procedure: string,
  caller: Caller,
): Promise<{ input: unknown; isUnchanged: boolean }> {
  const known = called[procedure]
  if (!known) return { input: undefined, isUnchanged: true }
  const id = (field: string) => fc.constant(idOf(world, procedure, field))
  const [input] = fc.sample(inputsOf(known, { id, value: valueOf, isSmallest: true }), { numRuns: 1, seed: 1 })
  const special = specials[procedure]?.(world, caller)
  if (!special) return { input, isUnchanged: true }
  return { input: { ...fieldsOf(input), ...(await special) }, isUnchanged: !(special instanceof Promise) }
}

/** A valid value for a field. Valid tokens are in `specials`. */
function valueOf(field: string): fc.Arbitrary<unknown> | undefined {
  return field === "email" ? fc.constant(everyonesEmail) : plainValue(field)
}

function idOf({ hearth }: World, procedure: string, field: string): string {
  const kind = kindOf(procedure, field)
  return isOwnKind(kind) ? hearth.own.child[kind] : hearth.ids[kind]
}

const specials: Record<string, Special> = {
  "auth.login": ({ hearth }) => ({ email: hearth.people.parent.email, password: testPassword }),
  "auth.refresh": ({ links }) => ({ refresh_token: links.refresh }),
  "auth.requestPasswordReset": ({ hearth }) => ({ email: hearth.people.parent.email }),
  "auth.confirmPasswordReset": ({ links }) => ({ token: links.reset }),
  "auth.readMagicLink": ({ links }) => ({ token: links.magic }),
  "auth.openMagicLink": ({ links }) => ({ token: links.magic }),
  "auth.readSignInUndo": ({ links }) => ({ token: links.undo }),
  "auth.undoSignInChange": ({ links }) => ({ token: links.undo }),
  "auth.readVerification": mailVerification,
  "auth.verifyEmail": mailVerification,
  "auth.setFirstPassword": giveTemporaryPassword,
  "invitations.read": ({ links }) => ({ token: links.invitation }),
  "invitations.accept": ({ links }) => ({ token: links.invitation }),
  "unsubscribe.read": ({ links }) => ({ token: links.unsubscribe }),
  "unsubscribe.confirm": ({ links }) => ({ token: links.unsubscribe }),
  "childAddress.read": ({ links }) => ({ token: links.childAddress }),
  "childAddress.answer": ({ links }) => ({ token: links.childAddress, confirm: true }),
  "auth.prove": () => ({ password: testPassword }),
  "family.letBackIn": suspendMember,
  "oauth.disconnect": () => ({ provider: "google", purpose: "drive" }),
  "settings.changePassword": () => ({ current_password: testPassword, new_password: newPassword }),
  "waysIn.revoke": () => ({ kind: "tablet" }),
  "account.delete": () => ({ password: testPassword }),
  "rulePacks.byId": () => ({ id: "us-ny" }),
  "calendarFeeds.create": ({ hearth }) => ({ student_id: hearth.ids.student }),
  "filings.create": () => ({ title: "Notice of intent" }),
  "archive.begin": emptyFamily,
  "archive.restore": emptyFamily,
  "tablet.signIn": ({ hearth }) => ({ student_id: hearth.ids.student, pin: testPin }),
  "tablet.openTile": ({ hearth }) => ({ student_id: hearth.ids.student, password: testPassword }),
  "tablet.leave": () => ({ password: testPassword }),
  "tablets.setPin": () => ({ pin: testPin }),
  "studentLogins.create": ({ hearth }) => ({ student_id: hearth.withoutLogin }),
  "resources.create": () => ({ resource_type: "document" }),
  "assignments.update": () => ({ status: "in_progress" }),
  "dashboard.finishDay": ({ hearth }) => ({ lesson_ids: [hearth.ids.lesson], assignment_ids: [] }),
  "assignments.changeMany": ({ hearth }) => ({
    scope: { assignment_ids: [hearth.ids.assignment] },
    action: { kind: "skip" },
  }),
  "lessons.update": () => ({ completed: true }),
  "loops.create": ({ hearth }) => ({ curriculum_ids: [hearth.ids.curriculum, hearth.ids.single] }),
  "time.create": () => ({ date: "2026-02-02" }),
  "time.createMany": ({ hearth: { ids } }) => ({
    records: [{ student_id: ids.student, date: "2026-02-02", minutes: 30 }],
  }),
  "time.logClasses": () => ({ date: "2026-02-02" }),
  "gradingScales.byId": ({ hearth }) => ({ id: hearth.ids.grading_scale }),
  "gradingScales.update": ({ hearth }) => ({ id: hearth.ids.grading_scale, name: "Ours" }),
  "gradingScales.delete": ({ hearth }) => ({ id: hearth.ids.grading_scale }),
  "gradingScales.create": () => ({ kind: "percent", steps: [] }),
  "courseResults.finalize": ({ hearth: { ids } }) => ({ id: ids.curriculum, term_id: null }),
  "courseResults.reopen": ({ hearth: { ids } }) => ({ id: ids.curriculum, term_id: null }),
  "courseResults.update": ({ hearth: { ids } }) => ({ id: ids.curriculum, term_id: null, comment: "Diligent." }),
  "transcripts.createLink": ({ hearth: { ids } }) => ({ id: ids.student, expires_on: "2026-10-01" }),
  "transcripts.open": () => ({ token: transcriptTokenOf("HEARTH") }),
  "requirements.create": ({ hearth: { ids } }) => ({ school_year_id: ids.nextYear, pack_id: "us-ny" }),
  "requirements.createMany": ({ hearth: { ids } }) => ({ school_year_id: ids.nextYear, pack_id: "us-ny" }),
  "submissions.create": () => ({ text: "Bees dance." }),
  "drive.submit": () => ({ file_id: driveFile }),
  "schoolYears.create": () => ({ academic_year: "2050-2051", start_date: "2050-08-01", end_date: "2051-05-31" }),
  "holidays.create": () => ({ events: [{ name: "Fair", start_date: "2040-09-03", end_date: "2040-09-03" }] }),
  "planning.series": () => ({ titles: ["Owls"] }),
  "planning.addItems": ({ hearth }) => ({
    lessons: [{ curriculum_id: hearth.ids.curriculum, title: "Owls", planned_date: null }],
    assignments: [],
  }),
  "planning.reschedule": ({ hearth }) => ({ scope: { lesson_ids: [hearth.ids.lesson] }, action: { kind: "skip" } }),
  "schoolYears.rollOver": ({ hearth: { ids } }) => {
    return { ...freeYear, students: [{ student_id: ids.student, grade_level: "5", curriculum_ids: [ids.curriculum] }] }
  },
  "setup.run": ({ hearth: { ids } }) => {
    const child = { id: ids.student, first_name: "Ann", grade_level: "K", date_of_birth: "2035-01-01", subjects: [] }
    return { school_year: { ...freeYear, school_days: ["monday"], holidays: [] }, students: [child] }
  },
  "grades.undo": recordGrade,
  "push.subscribe": () => ({ endpoint: "https://push.example/new", keys: browserKeys() }),
  "push.unsubscribe": ({ hearth }) => ({ endpoint: hearth.own.parent.endpoint }),
}

/** Mails and returns the link that verifies the caller's address. */
async function mailVerification(world: World, caller: Caller) {
  const { rest } = world
  const person = world.whoIs(caller)
  if (!person || caller === "child that must set its password") return { token: "made-up" }
  const { id: user_id, family_id, email } = person.user
  await rest.db.user.update({ where: { id: user_id }, data: { email_verified_at: null } })
  return { token: await issueToken(rest.db, { family_id, user_id, email }, "email_verification", rest.clock.now) }
}

async function giveTemporaryPassword(world: World, caller: Caller) {
  const person = world.whoIs(caller)
  if (person) await world.rest.db.user.update({ where: { id: person.user.id }, data: { must_change_password: true } })
  return { new_password: newPassword }
}

/** Suspends the member that the call lets back in. */
export async function suspendMember({ rest, hearth }: World): Promise<object> {
  await rest.db.user.update({ where: { id: hearth.ids.member }, data: { suspended_at: rest.clock.now } })
  return {}
}

/** Removes all records of the caller's family, because an archive can only be restored to an empty family. A child keeps its student row. */
async function emptyFamily(world: World, caller: Caller) {
  const person = world.whoIs(caller)
  if (person && !caller.includes("child") && caller !== "sibling") await removeRecords(world, person.family)
  return {}
}

async function removeRecords({ rest: { db } }: World, { family_id }: FamilyFixture): Promise<void> {
  const where = { family_id }
  await db.student.deleteMany({ where })
  await db.grading_scale.deleteMany({ where })
  await db.subject.deleteMany({ where })
  await db.provider.deleteMany({ where })
  await db.resource.deleteMany({ where })
  await db.event.deleteMany({ where })
}

/** Records a grade in the caller's family and returns the token that undoes it. */
async function recordGrade(world: World, caller: Caller) {
  const person = world.whoIs(caller)
  if (!person) return { undo: "made-up" }
  const draft = { assignment_id: person.family.ids.assignment, points_earned: 50 }
  const { body } = await world.rest.as(world.tokenOf(caller))("POST", "/grades", draft)
  return { undo: read(body, "undo") ?? "made-up" }
}

/** The keys of a browser's push subscription (RFC 8291). */
function browserKeys() {
  return { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: Buffer.alloc(16, 1).toString("base64url") }
}
