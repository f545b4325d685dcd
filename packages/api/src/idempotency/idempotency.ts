import type { Db } from "@hearthbook/db"
import { middlewareMarker, type MiddlewareResult } from "@trpc/server/unstable-core-do-not-import"
import type { Context } from "../identity/context.ts"
import type { Identity } from "../identity/identify.ts"
import { claimCall, keepAnswer, releaseCall } from "./idempotency-store.ts"
import { nameCall } from "./idempotency-key.ts"
import { openUnit } from "../transaction/transaction.ts"

/** What tRPC tells a step of a procedure, as far as it matters here. `identity` is absent where anybody may call. */
type Asked<T = object> = {
  ctx: Context & { identity?: Identity }
  type: string
  path: string
  batchIndex: number
  getRawInput: () => Promise<unknown>
  next: () => Promise<MiddlewareResult<T>>
}

/** How a call that carries an Idempotency-Key is made once, though it is asked for several times. */
export type Once = <T>(db: Db, next: () => Promise<MiddlewareResult<T>>) => Promise<MiddlewareResult<T>>

/** A call with a name, in the words of whoever keeps its answer; null for one without, and for what changes nothing. */
async function nameOf({ ctx, ...asked }: Omit<Asked, "next">) {
  if (asked.type !== "mutation") return null
  const { family_id, actor } = ctx.identity ?? {}
  const call = await nameCall(ctx.idempotency_keys, actor ?? { client_address: ctx.client_address }, {
    ...asked,
    auth_secret: ctx.settings.auth_secret,
  })
  const caller = family_id && actor ? { family_id, user_id: actor.user_id } : null
  return call && { call, caller, facts: { now: ctx.clock(), settings: ctx.settings } }
}

/** The result of a procedure that is answered without being called. */
function answered<T>(data: unknown): MiddlewareResult<T> {
  return { marker: middlewareMarker, ok: true, data }
}

/**
 * For a call that is one unit of work: its claim, its work and its answer are one transaction, so that nothing in the world can make it
 * happen twice, or keep an answer for what did not happen.
 */
export async function onceInUnit(asked: Omit<Asked, "next">): Promise<Once> {
  const named = await nameOf(asked)
  if (!named) return (_, next) => next()
  const { call, caller, facts } = named
  return async (db, next) => {
    const kept = await claimCall(db, caller, call, facts)
    if (kept) return answered(kept.answer)
    const result = await next()
    if (result.ok) await keepAnswer(db, call, result.data, facts)
    return result
  }
}

/**
 * For a call that opens units of its own: its claim is one before them, and its answer one after. Where the server ends in between,
 * the same call can be made anew after a minute; what it does must bear that by itself.
 */
export async function onceAround<T>({ next, ...asked }: Asked<T>): Promise<MiddlewareResult<T>> {
  const named = await nameOf(asked)
  if (!named) return next()
  const { client } = asked.ctx
  const { call, caller, facts } = named
  const kept = await openUnit(client, "change", (db) => claimCall(db, caller, call, facts))
  if (kept) return answered(kept.answer)
  const result = await next()
  await openUnit(client, "change", (db) =>
    result.ok ? keepAnswer(db, call, result.data, facts) : releaseCall(db, call),
  )
  return result
}
