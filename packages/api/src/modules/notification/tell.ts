import type { Db, Prisma } from "@hearthbook/db"
import { can, roles } from "../../permissions.ts"
import { dayToDate, type Day } from "../../rules/days.ts"
import type { NotificationKind } from "./notification.schema.ts"
import { mailSwitches, pushed } from "./switches.ts"

/** Who acts, and when; a unit of work that has no scope yet, such as accepting an invitation, has these too. */
type Facts = { db: Db; family_id: string; now: Date; actor: { user_id: string } }

/** What it is about: with that it goes, and by that it is taken back. */
type About = { student_id?: string; assignment_id?: string; day?: Day }

export type Notice = About & { kind: NotificationKind; title: string; body?: string | null }

/** Who is told: the adults of the family, those of them who decide who belongs to it, or a child's log-in. Never who did it. */
type Audience = "adults" | "heads" | { child: string }

/** Milliseconds in which what can be undone is not announced (DECISIONS 34d). */
export const undoWindow = 30_000

/** What can be undone waits; the rest is told at once. */
const undoable: NotificationKind[] = ["assignment_set", "work_submitted", "work_graded", "absence_recorded"]

/**
 * Tells people what has happened, in the unit of its cause, so that both are kept or neither; each only what its settings
 * let through. What is told anew of the same thing takes the place of what was not read yet.
 */
export async function tell(facts: Facts, audience: Audience, notices: Notice[]): Promise<void> {
  const [first] = notices
  if (!first) return
  const { db, family_id, now } = facts
  for (const notice of notices) await takeBack(facts, notice.kind, notice, audience)
  const listeners = await findListeners(facts, audience, first.kind)
  if (listeners.length === 0) return
  const visible_at = undoable.includes(first.kind) ? new Date(now.getTime() + undoWindow) : now
  await db.notification.createMany({
    data: listeners.flatMap((user_id) =>
      notices.map(({ day, ...notice }) => ({
        ...notice,
        day: day && dayToDate(day),
        user_id,
        family_id,
        visible_at,
        created_at: now,
      })),
    ),
  })
}

export type Tell = typeof tell

/** Likewise, of what stands again after an Undo: only where nothing that was read tells of it already. */
export const tellUnlessTold: Tell = async (facts, audience, notices) => {
  const { db, family_id } = facts
  const untold: Notice[] = []
  for (const notice of notices) {
    const which = whichOf(notice)
    const where = { family_id, kind: notice.kind, user: inAudience(audience), ...which }
    const told = which ? await db.notification.count({ where }) : 0
    if (told === 0) untold.push(notice)
  }
  await tell(facts, audience, untold)
}

/** Takes back what was told of a thing, to all or to some, and nobody has read: it is not so, or not so any more. */
export async function takeBack(
  { db, family_id }: Facts,
  kind: NotificationKind,
  about: About,
  audience?: Audience,
): Promise<void> {
  const which = whichOf(about)
  const user = audience && inAudience(audience)
  if (which) await db.notification.deleteMany({ where: { family_id, kind, is_read: false, user, ...which } })
}

/** Counts as read what tells of a thing that has been seen to, for everyone; what nobody was shown yet goes. */
export async function settle({ db, family_id, now }: Facts, kind: NotificationKind, about: About): Promise<void> {
  const which = whichOf(about)
  if (!which) return
  await db.notification.deleteMany({ where: { family_id, kind, visible_at: { gt: now }, ...which } })
  await db.notification.updateMany({ where: { family_id, kind, is_read: false, ...which }, data: { is_read: true } })
}

/** Work is itself, whenever it is due; an absence is its child's on a day. */
function whichOf({ student_id, assignment_id, day }: About): Prisma.notificationWhereInput | null {
  if (assignment_id) return { assignment_id }
  return student_id ? { student_id, day: day && dayToDate(day) } : null
}

async function findListeners(facts: Facts, audience: Audience, kind: NotificationKind): Promise<string[]> {
  const { db, family_id, actor } = facts
  const rows = await db.user.findMany({
    where: {
      family_id,
      id: { not: actor.user_id },
      AND: [inAudience(audience), letThrough(kind)],
    },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Those whose settings let it through: for the bell, one of a kind's ways to be told is enough. */
function letThrough(kind: NotificationKind): Prisma.userWhereInput {
  const mail = mailSwitches[kind]
  if (!mail) return {}
  const ways = pushed.includes(kind) ? [mail, "push_assignments"] : [mail]
  return { settings: { is: { OR: ways.map((way) => ({ [way]: true })) } } }
}

function inAudience(audience: Audience): Prisma.userWhereInput {
  if (typeof audience === "object") return { role: "student", student_id: audience.child }
  const action = audience === "heads" ? "manage_members" : "keep_records"
  return { role: { in: roles.filter((role) => can(role, action)) } }
}
