import { verifyNothing, verifyPassword } from "@hearthbook/db/password"
import { AppError } from "@hearthbook/core/errors/errors"
import type { RequestFacts } from "../../../request/request.ts"
import { forgetTabletToken } from "../../../request/tablet-cookie.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { toUserView, userSelect } from "../../access/auth/auth.select.ts"
import type { SignedIn } from "../../access/auth/auth.service.ts"
import { openSession } from "../../access/auth/session/session.service.ts"
import { readShortNames } from "../../../identity/student-names.ts"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"
import { countTry, wrongTriesAllowed, type Try } from "./count-try.ts"
import { findTablet, type KnownTablet } from "./find-tablet.ts"
import { proveParent } from "./prove-parent.ts"
import type { FacesView } from "./tablet.schema.ts"

/** The children who can sign in on the tablet that sent the request. A revoked device gets the answer of one that never was a tablet. */
export async function readFaces(context: RequestFacts): Promise<FacesView> {
  return openTransaction(context.client, "read", async (db) => {
    const tablet = await findTablet(db, context)
    if (!tablet) return { is_tablet: false, children: [] }
    const { family_id } = tablet
    const rows = await db.student.findMany({
      where: { family_id, user: { is: { tablet_pin: { isNot: null } } } },
      select: { ...studentSummarySelect, user: { select: { tablet_pin: { select: { wrong_tries: true } } } } },
      orderBy: [{ first_name: "asc" }, { id: "asc" }],
    })
    const names = await readShortNames(db, family_id)
    const children = rows.map(({ user, ...row }) => ({
      ...toStudentSummary(row),
      name: names.get(row.id) ?? row.first_name,
      is_locked: (user?.tablet_pin?.wrong_tries ?? 0) >= wrongTriesAllowed,
    }))
    return { is_tablet: true, children }
  })
}

/**
 * Signs a child in with its PIN, until the tablet is revoked or another child signs in there. INVALID_CREDENTIALS for a wrong PIN, another
 * family's child and a device that is no tablet; RATE_LIMITED after five wrong tries, until an adult opens the tile.
 */
export async function signInWithPin(
  context: RequestFacts,
  { student_id, pin }: { student_id: string; pin: string },
): Promise<SignedIn> {
  const { client } = context
  const meta = { ...context, now: context.clock() }
  const tablet = await openTransaction(client, "read", (db) => findTablet(db, context))
  const counted =
    tablet && (await openTransaction(client, "change", (db) => countTry(db, { ...tablet, student_id }, meta.now)))
  if (counted === "locked") throw tileLocked()
  if (!tablet || !counted || !(await verifyPassword(counted.pin_hash, pin))) {
    if (!counted) await verifyNothing(pin)
    const whose = tablet && counted ? { family_id: tablet.family_id, user_id: counted.user_id } : {}
    await openTransaction(client, "change", (db) => recordEvent(db, meta, { type: "sign_in_failed", ...whose }))
    throw counted?.left === 0 ? tileLocked() : wrongPin(counted)
  }
  const { user_id, pin_hash } = counted
  const { id: tablet_id, family_id } = tablet
  return openTransaction(client, "change", async (db) => {
    // The row lock keeps the tablet from being revoked until the session exists, with which it is deleted.
    const { count: known } = await db.tablet.updateMany({
      where: { id: tablet_id, family_id },
      data: { last_used_at: meta.now },
    })
    const where = { user_id, family_id, pin_hash }
    const { count } = await db.tablet_pin.updateMany({ where, data: { wrong_tries: 0 } })
    if (known === 0 || count === 0) throw wrongPin(null)
    const others = { family_id, tablet_id, revoked_at: null }
    await db.session.updateMany({ where: others, data: { revoked_at: meta.now } })
    const row = await db.user.findFirstOrThrow({ where: { id: user_id, family_id }, select: userSelect })
    const user = { ...toUserView(row), must_change_password: false }
    const tokens = await openSession(db, meta, { family_id, user, remember_me: false, means: "tablet", tablet_id })
    return { ...tokens, user }
  })
}

/** Opens a child's tile on the tablet with a parent's password. INVALID_CREDENTIALS, RATE_LIMITED. */
export async function openTileWithPassword(
  context: RequestFacts,
  { student_id, password }: { student_id: string; password: string },
): Promise<{ student_id: string }> {
  const tablet = await provenTablet(context, password)
  const { family_id } = tablet
  const meta = { ...context, now: context.clock() }
  await openTransaction(context.client, "change", async (db) => {
    const user = await db.user.findFirst({ where: { family_id, student_id }, select: { id: true } })
    if (!user) return
    await db.tablet_pin.updateMany({ where: { family_id, user_id: user.id }, data: { wrong_tries: 0 } })
    await recordEvent(db, meta, { type: "tablet_tile_opened", family_id, user_id: user.id })
  })
  return { student_id }
}

/** Makes the device an ordinary one again, with a parent's password. The child who is signed in there is signed out. */
export async function leaveTablet(context: RequestFacts, { password }: { password: string }): Promise<{ left: true }> {
  const { id, family_id } = await provenTablet(context, password)
  const meta = { ...context, now: context.clock() }
  await openTransaction(context.client, "change", async (db) => {
    await db.tablet.deleteMany({ where: { id, family_id } })
    await recordEvent(db, meta, { type: "tablet_revoked", family_id })
  })
  forgetTabletToken(context.tablet)
  return { left: true }
}

async function provenTablet(context: RequestFacts, password: string): Promise<KnownTablet> {
  const tablet = await openTransaction(context.client, "read", (db) => findTablet(db, context))
  if (!tablet) throw new AppError("INVALID_CREDENTIALS", "This device is not a family tablet.")
  await proveParent(context, tablet, password)
  return tablet
}

function tileLocked(): AppError {
  return new AppError("RATE_LIMITED", "Too many tries. Ask a parent to open it.")
}

function wrongPin(counted: Try | null): AppError {
  const left = counted?.left ?? 0
  const rest = left === 0 ? "" : ` ${left === 1 ? "One try" : `${left} tries`} left.`
  return new AppError("INVALID_CREDENTIALS", `That was not it.${rest}`)
}
