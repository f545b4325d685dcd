import type { Context } from "../identity/context.ts"
import type { Identity } from "../identity/identify.ts"
import { dayIn } from "@hearthbook/core/time/days"
import type { Scope } from "../request/scope.ts"
import { openFamilyTransaction, type TransactionLimits } from "./transaction.ts"

/** The context of a request whose caller is known. */
export type IdentifiedContext = Context & { identity: Identity }

/** A request's scope without the database client, which each transaction adds. */
export function scopeWithoutDb(context: IdentifiedContext): Omit<Scope, "db"> {
  const { identity, settings, log, client_address, user_agent } = context
  const { actor, family_id, calendar } = identity
  const now = context.clock()
  const today = dayIn(calendar.time_zone, now)
  return { actor, family_id, calendar, today, now, settings, origin: { client_address, user_agent }, log }
}

/**
 * Runs one of several transactions of a request. For requests that call other services in between, or that keep a part even if
 * the rest fails.
 */
export function runInTransaction<T>(
  context: IdentifiedContext,
  kind: "read" | "change" | "snapshot",
  work: (scope: Scope) => Promise<T>,
  limits: TransactionLimits = {},
): Promise<T> {
  const scope = scopeWithoutDb(context)
  return openFamilyTransaction({ ...context, ...scope }, kind, (db) => work({ db, ...scope }), limits)
}
