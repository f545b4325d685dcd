import type { Context } from "../identity/context.ts"
import type { Identity } from "../identity/identify.ts"
import { dayIn } from "../rules/days.ts"
import type { Scope } from "../request/scope.ts"
import { openFamilyUnit, type UnitLimits } from "./transaction.ts"

/** A request of somebody who is known. */
export type IdentifiedContext = Context & { identity: Identity }

/** What a request's scope is made of beside the client of its unit. */
export function scopeFacts(context: IdentifiedContext): Omit<Scope, "db"> {
  const { identity, settings, log, client_address, user_agent } = context
  const { actor, family_id, calendar } = identity
  const now = context.clock()
  const today = dayIn(calendar.time_zone, now)
  return { actor, family_id, calendar, today, now, settings, origin: { client_address, user_agent }, log }
}

/** One of several units of a request: for what asks other services in between, or keeps a part although the rest fails. */
export function inUnit<T>(
  context: IdentifiedContext,
  kind: "read" | "change" | "snapshot",
  work: (scope: Scope) => Promise<T>,
  limits: UnitLimits = {},
): Promise<T> {
  const facts = scopeFacts(context)
  return openFamilyUnit({ ...context, ...facts }, kind, (db) => work({ db, ...facts }), limits)
}
