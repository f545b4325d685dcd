import type { Db } from "@hearthbook/db"

/** The number of wrong tries after which a child's tile is locked. */
export const wrongTriesAllowed = 5

/** A counted try; `left` is the number of further ones if this one is wrong. */
export type Try = { user_id: string; pin_hash: string; left: number }

type Child = { family_id: string; student_id: string }

/**
 * Counts a try as wrong before the PIN is verified, in one statement, so that simultaneous tries all count. A right PIN sets the count back.
 * Returns "locked" after five, and null for a child without a PIN or of another family.
 */
export async function countTry(db: Db, { family_id, student_id }: Child, now: Date): Promise<Try | "locked" | null> {
  const [counted] = await db.$queryRaw<{ user_id: string; pin_hash: string; wrong_tries: number }[]>`
    UPDATE tablet_pin p SET wrong_tries = p.wrong_tries + 1, updated_at = ${now}
    FROM "user" u
    WHERE p.family_id = ${family_id}::uuid AND u.family_id = p.family_id AND u.id = p.user_id
      AND u.student_id = ${student_id}::uuid AND p.wrong_tries < ${wrongTriesAllowed}
    RETURNING p.user_id, p.pin_hash, p.wrong_tries`
  if (counted) {
    const { wrong_tries, ...of } = counted
    return { ...of, left: wrongTriesAllowed - wrong_tries }
  }
  const locked = await db.tablet_pin.findFirst({
    where: { family_id, user: { is: { student_id } } },
    select: { user_id: true },
  })
  return locked ? "locked" : null
}
