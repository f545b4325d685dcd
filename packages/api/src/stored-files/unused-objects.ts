import { randomUUID } from "node:crypto"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../request/scope.ts"
import type { StoredObject } from "./bucket-objects.ts"

type Owner = Pick<Scope, "db" | "family_id" | "now">

/**
 * Reserves the id of an object before it is stored, in a transaction that ends before. Whatever happens then, an object that no
 * file keeps is deleted after `life` milliseconds.
 */
export async function reserveObject({ db, family_id, now }: Owner, life: number): Promise<StoredObject> {
  const object_id = randomUUID()
  await db.unused_object.create({
    data: { object_id, family_id, delete_after: new Date(now.getTime() + life), created_at: now },
  })
  return { family_id, object_id }
}

/** Takes an object out of the list of unused ones, in the transaction that stores its id. CONFLICT if it may be deleted by now. */
export async function keepObject({ db, family_id, now }: Owner, object_id: string): Promise<void> {
  const where = { family_id, object_id, delete_after: { gt: now } }
  const { count } = await db.unused_object.deleteMany({ where })
  if (count === 0) throw new AppError("CONFLICT", "This took too long. Please send the file again.")
}

/** Lists objects whose bytes are kept elsewhere now, so that a job deletes them. */
export async function releaseObjects({ db, now }: Pick<Owner, "db" | "now">, objects: StoredObject[]): Promise<void> {
  await db.unused_object.createMany({
    data: objects.map((object) => ({ ...object, delete_after: now, created_at: now })),
    skipDuplicates: true,
  })
}
