import type { Db } from "@hearthbook/db"
import type { Client } from "./request.ts"

/**
 * Opens a unit of work, in this one place: a change runs in one transaction, all or none; a read takes the client as
 * it is. Whatever should hold for every unit (row-level security, say) is a change of this function alone.
 */
export function openUnit<T>(client: Client, kind: "read" | "change", work: (db: Db) => Promise<T>): Promise<T> {
  return kind === "read" ? work(client) : client.$transaction(work)
}
