import { hashPassword } from "@hearthbook/db/password"
import { AppError } from "@hearthbook/core/errors/errors"
import { isDuplicate } from "../../../sql/database-errors.ts"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { visibleTo as visibleStudents } from "../student/student.policy.ts"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"
import { getStudent } from "../student/student.service.ts"
import { suggestLogin } from "../student-login/student-login.service.ts"
import type { PinView } from "./tablet.schema.ts"
import { wrongTriesAllowed } from "./count-try.ts"

/** Each child, by first name, with the state of its PIN. */
export async function listPins(scope: Scope): Promise<PinView[]> {
  const rows = await scope.db.student.findMany({
    where: { AND: visibleStudents(scope) },
    select: { ...studentSummarySelect, user: { select: { tablet_pin: { select: { wrong_tries: true } } } } },
    orderBy: [{ first_name: "asc" }, { id: "asc" }],
  })
  return rows.map(({ user, ...row }) => {
    const own = user?.tablet_pin ?? null
    const is_locked = own !== null && own.wrong_tries >= wrongTriesAllowed
    return { student: toStudentSummary(row), has_pin: own !== null, is_locked }
  })
}

/**
 * Sets or changes a child's PIN, and opens its tile. Its sessions on tablets end. A child without a login gets one without a password,
 * which works on the family's tablet only. NOT_FOUND if the caller may not see the child.
 */
export async function setPin(scope: Scope, { student_id, pin }: { student_id: string; pin: string }): Promise<PinView> {
  const { db, actor, family_id, now } = scope
  const user_id = await requireLogin(scope, student_id)
  const pin_hash = await hashPassword(pin)
  const changed = { pin_hash, wrong_tries: 0, made_by: actor.user_id, updated_at: now }
  await db.tablet_pin.upsert({
    where: { user_id, family_id },
    create: { user_id, family_id, ...changed },
    update: changed,
    select: { user_id: true },
  })
  await endTabletSessions(scope, user_id)
  return recordAndRead(scope, "tablet_pin_set", { student_id, user_id })
}

/** Removes a child's PIN. Its sessions on tablets end. NOT_FOUND if it has none, or if the caller may not see the child. */
export async function removePin(scope: Scope, student_id: string): Promise<PinView> {
  const user_id = await requirePin(scope, student_id)
  await scope.db.tablet_pin.delete({ where: { user_id, family_id: scope.family_id }, select: { user_id: true } })
  await endTabletSessions(scope, user_id)
  return recordAndRead(scope, "tablet_pin_removed", { student_id, user_id })
}

/** Opens a child's tile after five wrong tries. NOT_FOUND if it has no PIN, or if the caller may not see the child. */
export async function openTile(scope: Scope, student_id: string): Promise<PinView> {
  const user_id = await requirePin(scope, student_id)
  const where = { user_id, family_id: scope.family_id }
  await scope.db.tablet_pin.update({ where, data: { wrong_tries: 0 }, select: { user_id: true } })
  return recordAndRead(scope, "tablet_tile_opened", { student_id, user_id })
}

/** The child's login, which is created if there is none. */
async function requireLogin(scope: Scope, student_id: string): Promise<string> {
  const { db, actor, family_id, now, origin } = scope
  const { first_name, last_name } = await getStudent(scope, student_id)
  const existing = await db.user.findFirst({ where: { family_id, student_id }, select: { id: true } })
  if (existing) return existing.id
  const { email } = await suggestLogin(scope, student_id)
  const person = { family_id, student_id, role: "student" as const, first_name, last_name, email }
  const made = db.user.create({ data: { ...person, made_in_session: actor.session_id }, select: { id: true } })
  const { id: user_id } = await made.catch((error: unknown) => {
    // Another login was made with this name, or for this child, at the same moment.
    throw isDuplicate(error) ? new AppError("CONFLICT", "Another login was made just now. Try again.") : error
  })
  await db.settings.create({ data: { family_id, user_id }, select: { user_id: true } })
  await recordEvent(
    db,
    { ...origin, now },
    { type: "login_created", family_id, user_id, metadata: { means: "tablet" } },
  )
  return user_id
}

async function requirePin(scope: Scope, student_id: string): Promise<string> {
  await getStudent(scope, student_id)
  const where = { family_id: scope.family_id, user: { is: { student_id } } }
  return found(await scope.db.tablet_pin.findFirst({ where, select: { user_id: true } }), "PIN").user_id
}

async function endTabletSessions({ db, family_id, now }: Scope, user_id: string): Promise<void> {
  const where = { family_id, user_id, tablet_id: { not: null }, revoked_at: null }
  await db.session.updateMany({ where, data: { revoked_at: now } })
}

async function recordAndRead(
  scope: Scope,
  type: "tablet_pin_set" | "tablet_pin_removed" | "tablet_tile_opened",
  { student_id, user_id }: { student_id: string; user_id: string },
): Promise<PinView> {
  const { db, family_id, now, origin } = scope
  await recordEvent(db, { ...origin, now }, { type, family_id, user_id })
  const view = (await listPins(scope)).find(({ student }) => student.id === student_id)
  return found(view ?? null, "student")
}
