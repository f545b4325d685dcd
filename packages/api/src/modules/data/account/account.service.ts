import { can, roles } from "@hearthbook/core/permissions/permissions"
import type { Scope } from "../../../request/scope.ts"
import { isRestorable } from "../../../archiving/format/archive-bounds.ts"
import { countRecords } from "../archive/count-records.ts"
import { measureArchive } from "../archive/restore/measure-archive.ts"
import type { AccountView } from "./account.schema.ts"

/** The roles that can head a family. Without one of them, no one could invite, restore or delete. */
export const headRoles = roles.filter((role) => can(role, "manage_members"))

/** Counts what would be deleted with the signed-in person's account, and estimates the size of an archive of it. */
export async function readAccount(scope: Scope): Promise<AccountView> {
  const { db, actor, family_id } = scope
  const person = await db.user.findFirstOrThrow({
    where: { id: actor.user_id, family_id },
    select: { password_hash: true, family: { select: { name: true } } },
  })
  const size = await measureArchive(scope)
  return {
    has_password: person.password_hash !== null,
    ...(await readRemainingMembers(scope)),
    family: {
      name: person.family.name,
      child_logins: await db.user.count({ where: { family_id, role: "student" } }),
      records: await countRecords(scope),
    },
    archive: {
      megabytes: Math.ceil(size.packed / (1024 * 1024)),
      rows: size.rows,
      is_restorable: isRestorable(size),
    },
  }
}

/**
 * Returns true as `takes_family` if the family would be deleted with this person, and as `teachers_left` the number of
 * teachers who would then be without a parent.
 */
export async function readRemainingMembers({
  db,
  actor,
  family_id,
}: Scope): Promise<Pick<AccountView, "takes_family" | "teachers_left">> {
  const others = { family_id, id: { not: actor.user_id } }
  const otherHeads = await db.user.count({ where: { ...others, role: { in: headRoles }, suspended_at: null } })
  const teachers = await db.user.count({ where: { ...others, role: "teacher" } })
  const leads = can(actor.role, "manage_members")
  return {
    takes_family: leads && otherHeads === 0,
    teachers_left: leads && otherHeads === 0 ? teachers : 0,
  }
}
