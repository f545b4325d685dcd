import { testPassword } from "@hearthbook/db/testing/factories"
import { createECDH } from "node:crypto"
import fc from "fast-check"
import { issueToken } from "../../../packages/api/src/modules/auth/one-time-token.ts"
import { inputsOf, plainValue } from "../../../packages/api/src/testing/procedure-inputs.ts"
import { fieldsOf, read } from "../../contract/rest-client.ts"
import type { Caller } from "./callers.ts"
import { kindOf, type Household } from "./household.ts"
import { called } from "./procedures.ts"
import { driveFile, type World } from "./world.ts"

type Special = (world: World, caller: Caller) => object | Promise<object>

const newPassword = "Quiet-Lantern-58!"
const everyonesEmail = "nobody.yet@hearth.example"

/**
 * What a caller asks a procedure for: the smallest input that its schema takes, with the ids of the first family, and what a schema
 * cannot know. Some of that has to be made first, an Undo for one, and the database is then no more as it was kept.
 */
export async function inputFor(
  world: World,
  procedure: string,
  caller: Caller,
): Promise<{ input: unknown; isAsKept: boolean }> {
  const known = called[procedure]
  if (!known) return { input: undefined, isAsKept: true }
  const id = (field: string) => fc.constant(idOf(world, procedure, field))
  const [input] = fc.sample(inputsOf(known, { id, value: valueOf, isSmallest: true }), { numRuns: 1, seed: 1 })
  const special = specials[procedure]?.(world, caller)
  if (!special) return { input, isAsKept: true }
  return { input: { ...fieldsOf(input), ...(await special) }, isAsKept: !(special instanceof Promise) }
}

/** A word that passes for a token is found below; here it is only one that no rule refuses. */
function valueOf(field: string): fc.Arbitrary<unknown> | undefined {
  return field === "email" ? fc.constant(everyonesEmail) : plainValue(field)
}

function idOf({ hearth }: World, procedure: string, field: string): string {
  const kind = kindOf(procedure, field)
  return kind === "notification" || kind === "session" ? hearth.own.child[kind] : hearth.ids[kind]
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
  "oauth.disconnect": () => ({ provider: "google", purpose: "drive" }),
  "settings.changePassword": () => ({ current_password: testPassword, new_password: newPassword }),
  "account.delete": () => ({ password: testPassword }),
  "archive.begin": emptyFamily,
  "archive.restore": emptyFamily,
  "studentLogins.create": ({ hearth }) => ({ student_id: hearth.unnamed }),
  "resources.create": () => ({ resource_type: "document" }),
  "assignments.update": () => ({ status: "in_progress" }),
  "submissions.create": () => ({ text: "Bees dance." }),
  "drive.submit": () => ({ file_id: driveFile }),
  "grades.undo": recordGrade,
  "push.subscribe": () => ({ endpoint: "https://push.example/new", keys: browserKeys() }),
  "push.unsubscribe": ({ hearth }) => ({ endpoint: hearth.own.parent.endpoint }),
}

/** The link that a caller's own address is verified with. */
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

/** The caller's family without a record: only then may an archive be sent back. A child is left in its family, or is nobody. */
async function emptyFamily(world: World, caller: Caller) {
  const person = world.whoIs(caller)
  if (person && !caller.includes("child") && caller !== "sibling") await removeRecords(world, person.household)
  return {}
}

async function removeRecords({ rest: { db } }: World, { family_id }: Household): Promise<void> {
  const where = { family_id }
  await db.student.deleteMany({ where })
  await db.subject.deleteMany({ where })
  await db.provider.deleteMany({ where })
  await db.resource.deleteMany({ where })
  await db.event.deleteMany({ where })
}

/** What undoes a mark that the caller has just given in their own family. */
async function recordGrade(world: World, caller: Caller) {
  const person = world.whoIs(caller)
  if (!person) return { undo: "made-up" }
  const draft = { assignment_id: person.household.ids.assignment, points_earned: 50 }
  const { body } = await world.rest.as(world.tokenOf(caller))("POST", "/grades", draft)
  return { undo: read(body, "undo") ?? "made-up" }
}

/** As a browser's push subscription has them (RFC 8291). */
function browserKeys() {
  return { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: Buffer.alloc(16, 1).toString("base64url") }
}
