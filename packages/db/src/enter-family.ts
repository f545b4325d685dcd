import type { Db } from "./db.ts"
import { familyRole, familySetting } from "./family-wall.ts"
import { Prisma } from "./generated/client.ts"

const [opening, closing] = [
  `SELECT set_config('role', '${familyRole}', true), set_config('${familySetting}', `,
  ", true)",
] as const

/** Takes a family's id: from here to the end of its transaction only that family's rows are there (family-wall.ts). */
export const enterStatement = `${opening}$1${closing}`

/**
 * Puts a transaction behind the wall: from here to its end it works as a role that has this family's rows alone, whatever a
 * statement asks for. What it writes for another family, the database refuses.
 */
export async function enterFamily(db: Db, family_id: string): Promise<void> {
  const enter = () => db.$executeRaw(Prisma.sql([opening, closing], family_id))
  letCross(db, async (work) => {
    await db.$executeRaw`SELECT set_config('role', 'none', true)`
    // Where it fails the transaction is over, or whoever catches it is outside: that hides nothing from the family.
    const done = await work(db)
    await enter()
    return done
  })
  await enter()
}

/** How a unit's work gets to the other side of the wall. */
type Cross = <T>(work: (db: Db) => Promise<T>) => Promise<T>
const crossings = new WeakMap<Db, Cross>()

/** Notes how `db` gets to the other side. */
export function letCross(db: Db, cross: Cross): void {
  crossings.set(db, cross)
}

/**
 * Does a little of a unit's work outside the wall of its family: the few things that concern everybody, such as whether an address
 * has an account. Nothing else of the unit may be under way meanwhile.
 */
export function beyondFamily<T>({ db }: { db: Db }, work: (db: Db) => Promise<T>): Promise<T> {
  const cross = crossings.get(db)
  return cross ? cross(work) : work(db)
}
