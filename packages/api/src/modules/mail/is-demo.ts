import type { Db } from "@hearthbook/db"

/**
 * True for a family of sample data: a visitor's demo, or the family of a new installation. False if the family does not exist.
 */
export async function isDemo(db: Db, family_id: string): Promise<boolean> {
  const family = await db.family.findUnique({ where: { id: family_id }, select: { is_demo: true } })
  return family?.is_demo ?? false
}
