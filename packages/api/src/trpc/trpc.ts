import { isDiskFull } from "@hearthbook/db"
import { initTRPC } from "@trpc/server"
import type { OpenApiMeta } from "trpc-to-openapi"
import type { Context } from "../identity/context.ts"
import { describeError, toTrpcError } from "../errors/describe-error.ts"
import { AppError, type Reason } from "@hearthbook/core/errors/errors"
import { scopeWithoutDb, type IdentifiedContext } from "../transaction/run-in-transaction.ts"
import { idempotentMiddleware, idempotentInTransaction } from "../idempotency/idempotency.ts"
import { refuseProgram, refuseTemporaryPassword, requireProof } from "../identity/identify.ts"
import { can, type Action } from "@hearthbook/core/permissions/permissions"
import { countUse } from "../rate-limit/rate-limit.ts"
import type { Touched } from "../refetch/rows.ts"
import type { Scope } from "../request/scope.ts"
import { isDeadlock } from "../sql/database-errors.ts"
import { openFamilyTransaction, openTransaction } from "../transaction/transaction.ts"
import { refuseWhileRestoring } from "../archiving/restoring.ts"
import { parseAtOnce } from "./parse-at-once.ts"

/** Facts about a procedure, for the REST API and its description. */
export type Meta = OpenApiMeta & {
  /** Reasons to refuse a call, besides those that follow from its input and its callers. */
  refuses?: readonly Reason[]
  /** True if a person may call it before their email address is verified. */
  takes_unverified?: boolean
  /** True if a person may call it before a temporary password is replaced. */
  takes_temporary_password?: boolean
  /** True if it needs no session. */
  is_public?: boolean
  /**
   * True if a program may not call it with an access token: it makes, changes or tells what lets somebody in, which would outlive the token,
   * or it is a way out of the family. `tests/trust/matrix/expectations.ts` says it of every procedure.
   */
  is_for_people?: boolean
  /** True if the person must have proved who they are in the last ten minutes. `tests/trust/matrix/expectations.ts` says it of every procedure. */
  needs_proof?: boolean
  /** True if a second call with the same input would create a second row. The web app sends an idempotency key with it. */
  creates?: boolean
  /** The rows that a query's answer is made of. Every query declares it, if only as none. */
  reads?: Touched
  /** The rows that a mutation may write. Every mutation declares it, if only as none. */
  writes?: Touched
}

// Before any procedure takes a schema.
parseAtOnce()

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const { body } = describeError(error, ctx?.request_id ?? "")
      // Reversed, because the last entry of a key wins, and the first message of a field is to be shown.
      const fieldErrors = Object.fromEntries(
        (body.issues ?? []).toReversed().map(({ field, message }) => [field, message]),
      )
      return { ...shape, message: body.message, data: { ...shape.data, error: body, fieldErrors } }
    },
  })

export const router = t.router
export const mergeRouters = t.mergeRouters
export const createCallerFactory = t.createCallerFactory

const base = t.procedure.use(async ({ ctx, path, next }) => {
  const result = await next()
  if (result.ok) return result
  if (isDiskFull(result.error.cause))
    ctx.log.error({ procedure: path }, "the database has no disk space left: nothing can be saved")
  throw toTrpcError(result.error)
})

/** Throws if the caller may not proceed. Runs before anything is read. */
type Check = (context: IdentifiedContext) => void

/** A procedure for signed-in callers who pass the checks. One middleware runs them all, because each one copies the context. */
function identifiedProcedure(...checks: Check[]) {
  return base.use(async ({ ctx, type, meta, next }) => {
    const identity = await ctx.identify()
    refuseProgram(identity, { type, is_for_people: meta?.is_for_people })
    refuseWhileRestoring(identity)
    for (const check of checks) check({ ...ctx, identity })
    if (meta?.needs_proof) requireProof(identity, ctx.clock())
    return next({ ctx: { identity } })
  })
}

/** Refuses adults whose email address is not verified, if the operator requires that. */
const isVerified: Check = ({ identity, settings }) => {
  const { actor, email_verified } = identity
  if (settings.require_verified_email && !email_verified && actor.role !== "student") {
    throw new AppError("EMAIL_UNVERIFIED")
  }
}

/** Refuses a person who has not replaced their temporary password. */
const hasOwnPassword: Check = ({ identity }) => refuseTemporaryPassword(identity)

/** A procedure for the roles that are permitted an action. */
function allow(action: Action) {
  return identifiedProcedure(hasOwnPassword, isVerified, ({ identity }) => {
    if (!can(identity.actor.role, action)) throw new AppError("WRONG_ROLE")
  })
}

/** Carries a failed result out of the transaction, which is rolled back. */
class RolledBack extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super("rolled back")
    this.result = result
  }
}

/** Runs a procedure with a scope, in one transaction. If it concerns `every` family, row-level security does not apply. */
function withScope(procedure: ReturnType<typeof identifiedProcedure>, concerns: "family" | "every" = "family") {
  return procedure.use(async ({ next, ...options }) => {
    const { ctx, type } = options
    const scope = scopeWithoutDb(ctx)
    const run = await idempotentInTransaction(options)
    const work = async (db: Scope["db"]) => {
      const result = await run(db, () => next({ ctx: { scope: { db, ...scope } satisfies Scope } }))
      if (result.ok) return result
      throw isDeadlock(result.error.cause) ? result.error.cause : new RolledBack(result)
    }
    const kind = type === "mutation" ? "change" : "read"
    try {
      if (concerns === "every") return await openTransaction(ctx.client, kind, work)
      return await openFamilyTransaction({ ...ctx, ...scope }, kind, work)
    } catch (error) {
      if (error instanceof RolledBack) return error.result as Awaited<ReturnType<typeof work>>
      throw error
    }
  })
}

/** For everyone. Opens no transaction, because a failed sign-in must be recorded although the call fails. */
export const publicProcedure = base.use(idempotentMiddleware).meta({ is_public: true })

/** For everyone who is signed in, even with a temporary password: replacing it, and signing out. */
export const signedInProcedure = withScope(identifiedProcedure()).meta({
  takes_unverified: true,
  takes_temporary_password: true,
})

/** For everyone who is signed in, even if their email address is not verified: verifying it. */
export const personProcedure = withScope(identifiedProcedure(hasOwnPassword)).meta({ takes_unverified: true })

/** For everyone who is signed in. The module's policy decides which rows they see. */
export const familyProcedure = withScope(identifiedProcedure(hasOwnPassword, isVerified))

/** The same without a transaction. For services that open their own, for example to count attempts that fail. */
export const nonTransactionalProcedure = identifiedProcedure(hasOwnPassword, isVerified).use(idempotentMiddleware)

/** For admin, teacher and parent. */
export const adultProcedure = withScope(allow("use_adult_area"))

/** The same without a transaction. */
export const nonTransactionalAdultProcedure = allow("use_adult_area").use(idempotentMiddleware)

/** For the heads of the family, who decide who belongs to it. */
export const memberProcedure = withScope(allow("manage_members"))

/** For the heads of the family, who lock the records of a school year. */
export const lockProcedure = withScope(allow("lock_records"))

/** The same as `memberProcedure` without a transaction. */
export const nonTransactionalMemberProcedure = allow("manage_members").use(idempotentMiddleware)

/** The same with a rate limit per family. A use counts even if the procedure then fails. */
export function rateLimitedMemberProcedure(name: string, limit: number, windowSeconds: number) {
  return rateLimited("manage_members", name, limit, windowSeconds)
}

/** The same for adults. */
export function rateLimitedAdultProcedure(name: string, limit: number, windowSeconds: number) {
  return rateLimited("use_adult_area", name, limit, windowSeconds)
}

function rateLimited(permission: Parameters<typeof allow>[0], name: string, limit: number, windowSeconds: number) {
  const counted = allow(permission).use(async ({ ctx, next }) => {
    const use = { key: `${name}:${ctx.identity.family_id}`, limit, windowSeconds, now: ctx.clock() }
    await openTransaction(ctx.client, "change", (db) => countUse(db, use))
    return next()
  })
  return withScope(counted).meta({ refuses: ["RATE_LIMITED"] })
}

/** For the administrators of the installation, across all families. */
export const adminProcedure = withScope(allow("administer_installation"), "every")
