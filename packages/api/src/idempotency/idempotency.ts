import type { Db } from "@hearthbook/db"
import { middlewareMarker, type MiddlewareResult } from "@trpc/server/unstable-core-do-not-import"
import type { Context } from "../identity/context.ts"
import type { Identity } from "../identity/identify.ts"
import { claimCall, storeAnswer, releaseCall } from "./idempotency-store.ts"
import { identifyCall } from "./idempotency-key.ts"
import { openTransaction } from "../transaction/transaction.ts"

/** The options of a tRPC middleware, as far as they are needed here. `identity` is absent in public procedures. */
type MiddlewareOptions<T = object> = {
  ctx: Context & { identity?: Identity }
  type: string
  path: string
  batchIndex: number
  getRawInput: () => Promise<unknown>
  next: () => Promise<MiddlewareResult<T>>
}

/** Runs a call, or returns the stored answer if a call with the same idempotency key has already run. */
export type IdempotentRun = <T>(db: Db, next: () => Promise<MiddlewareResult<T>>) => Promise<MiddlewareResult<T>>

/** The call with its caller; null for queries, and for mutations without an idempotency key. */
async function readCall({ ctx, ...options }: Omit<MiddlewareOptions, "next">) {
  if (options.type !== "mutation") return null
  const { family_id, actor } = ctx.identity ?? {}
  const call = await identifyCall(ctx.idempotency_keys, actor ?? { client_address: ctx.client_address }, {
    ...options,
    auth_secret: ctx.settings.auth_secret,
  })
  const caller = family_id && actor ? { family_id, user_id: actor.user_id } : null
  return call && { call, caller, storage: { now: ctx.clock(), settings: ctx.settings } }
}

/**
 * The result of a procedure that is not run, because its answer is stored. tRPC has no public way to make one; decision 025 says why
 * its marker is imported.
 */
function storedResult<T>(data: unknown): MiddlewareResult<T> {
  return { marker: middlewareMarker, ok: true, data }
}

/**
 * Makes a call idempotent that runs in one transaction. Claim, work and answer are in the same transaction, so the work cannot be
 * done twice, and no answer is stored for work that was rolled back.
 */
export async function idempotentInTransaction(options: Omit<MiddlewareOptions, "next">): Promise<IdempotentRun> {
  const identified = await readCall(options)
  if (!identified) return (_, next) => next()
  const { call, caller, storage } = identified
  return async (db, next) => {
    const stored = await claimCall(db, caller, call, storage)
    if (stored) return storedResult(stored.answer)
    const result = await next()
    if (result.ok) await storeAnswer(db, call, result.data, storage)
    return result
  }
}

/**
 * Makes a call idempotent that opens its own transactions. The call is claimed in a transaction before them, and its answer stored
 * in one after them. If the server stops in between, the call can be made again after a minute, so its work must tolerate that.
 */
export async function idempotentMiddleware<T>({
  next,
  ...options
}: MiddlewareOptions<T>): Promise<MiddlewareResult<T>> {
  const identified = await readCall(options)
  if (!identified) return next()
  const { client } = options.ctx
  const { call, caller, storage } = identified
  const stored = await openTransaction(client, "change", (db) => claimCall(db, caller, call, storage))
  if (stored) return storedResult(stored.answer)
  const result = await next()
  await openTransaction(client, "change", (db) =>
    result.ok ? storeAnswer(db, call, result.data, storage) : releaseCall(db, call),
  )
  return result
}
