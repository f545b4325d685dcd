import { isDiskFull } from "@hearthbook/db"
import { initTRPC } from "@trpc/server"
import type { OpenApiMeta } from "trpc-to-openapi"
import type { Context } from "../identity/context.ts"
import { describeError, toTrpcError } from "../errors/describe-error.ts"
import { AppError, type Reason } from "../errors/errors.ts"
import { scopeFacts, type IdentifiedContext } from "../transaction/run-in-transaction.ts"
import { onceAround, onceInUnit } from "../idempotency/idempotency.ts"
import { refuseTemporaryPassword } from "../identity/identify.ts"
import { can, type Action } from "../rules/permissions.ts"
import { countUse } from "../rate-limit/rate-limit.ts"
import type { Scope } from "../request/scope.ts"
import { isDeadlock, openFamilyUnit, openUnit } from "../transaction/transaction.ts"

/** What a procedure says of itself for the API's description. */
export type Meta = OpenApiMeta & {
  /** Why it may refuse, beside what follows from its input and from who may call it. */
  refuses?: readonly Reason[]
  /** Whether it takes whoever is signed in, the address verified or not. */
  takes_unverified?: boolean
  /** True where a person may call it before a temporary password is replaced. */
  takes_temporary_password?: boolean
  /** True if it needs no session. */
  is_public?: boolean
  /** True if a second call with the same input would create a second row. The web app sends an idempotency key with it. */
  creates?: boolean
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const { body } = describeError(error, ctx?.request_id ?? "")
      // Of several things wrong with a field, the first is said: an earlier pair of the same key would be lost.
      const fieldErrors = Object.fromEntries(
        (body.issues ?? []).toReversed().map(({ field, message }) => [field, message]),
      )
      return { ...shape, message: body.message, data: { ...shape.data, error: body, fieldErrors } }
    },
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

const base = t.procedure.use(async ({ ctx, path, next }) => {
  const result = await next()
  if (result.ok) return result
  if (isDiskFull(result.error.cause))
    ctx.log.error(
      { procedure: path },
      "the database has no room left on its disk: nothing is saved until there is some",
    )
  throw toTrpcError(result.error)
})

/** Refuses whoever may not go on, before anything is read. */
type Check = (context: IdentifiedContext) => void

/** For whoever is signed in and passes the checks. All in one step: each step of tRPC's copies the context. */
function identifiedBy(...checks: Check[]) {
  return base.use(async ({ ctx, next }) => {
    const identity = await ctx.identify()
    for (const check of checks) check({ ...ctx, identity })
    return next({ ctx: { identity } })
  })
}

/** Refuses who has an address to verify first, where the operator asks for it (A §2). */
const isVerified: Check = ({ identity, settings }) => {
  const { actor, email_verified } = identity
  if (settings.require_verified_email && !email_verified && actor.role !== "student") {
    throw new AppError("EMAIL_UNVERIFIED")
  }
}

/** Refuses a person whose password is a temporary one still. */
const hasOwnPassword: Check = ({ identity }) => refuseTemporaryPassword(identity)

/** Refuses a role that may not do a thing. */
function allow(action: Action) {
  return identifiedBy(hasOwnPassword, isVerified, ({ identity }) => {
    if (!can(identity.actor.role, action)) throw new AppError("WRONG_ROLE")
  })
}

/** Carries a failed answer out of the unit, so that the unit is rolled back. */
class RolledBack extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super("rolled back")
    this.result = result
  }
}

/** Gives the procedure its scope, inside one unit of work; of one that concerns `every` family, without the wall between them. */
function inScope(procedure: ReturnType<typeof identifiedBy>, concerns: "family" | "every" = "family") {
  return procedure.use(async ({ next, ...asked }) => {
    const { ctx, type } = asked
    const facts = scopeFacts(ctx)
    const once = await onceInUnit(asked)
    const work = async (db: Scope["db"]) => {
      const result = await once(db, () => next({ ctx: { scope: { db, ...facts } satisfies Scope } }))
      if (result.ok) return result
      throw isDeadlock(result.error.cause) ? result.error.cause : new RolledBack(result)
    }
    const kind = type === "mutation" ? "change" : "read"
    try {
      if (concerns === "every") return await openUnit(ctx.client, kind, work)
      return await openFamilyUnit({ ...ctx, ...facts }, kind, work)
    } catch (error) {
      if (error instanceof RolledBack) return error.result as Awaited<ReturnType<typeof work>>
      throw error
    }
  })
}

/** For anyone. Opens no unit of its own: a refused log-in must leave its trace although it fails. */
export const publicProcedure = base.use(onceAround).meta({ is_public: true })

/** For everyone signed in, with a temporary password too: what is needed to replace it, and to leave. */
export const arrivalProcedure = inScope(identifiedBy()).meta({ takes_unverified: true, takes_temporary_password: true })

/** For whoever is signed in, the address verified or not: what is needed to verify it. */
export const personProcedure = inScope(identifiedBy(hasOwnPassword)).meta({ takes_unverified: true })

/** For whoever is signed in; the module's policy decides whose rows are seen. */
export const familyProcedure = inScope(identifiedBy(hasOwnPassword, isVerified))

/** Likewise, without a unit: for a service that opens its own, because what it counts must stay when it refuses. */
export const unboundProcedure = identifiedBy(hasOwnPassword, isVerified).use(onceAround)

/** For admin, teacher and parent. */
export const adultProcedure = inScope(allow("use_adult_area"))

/** Likewise, without a unit around it. */
export const unboundAdultProcedure = allow("use_adult_area").use(onceAround)

/** For the heads of the family: who belongs to it (DECISIONS 13a). */
export const memberProcedure = inScope(allow("manage_members"))

/** Likewise, without a unit around it. */
export const unboundMemberProcedure = allow("manage_members").use(onceAround)

/** Likewise, so many times in a while for each family. A use counts even where what follows fails. */
export function countedMemberProcedure(name: string, limit: number, windowSeconds: number) {
  const counted = allow("manage_members").use(async ({ ctx, next }) => {
    const use = { key: `${name}:${ctx.identity.family_id}`, limit, windowSeconds, now: ctx.clock() }
    await openUnit(ctx.client, "change", (db) => countUse(db, use))
    return next()
  })
  return inScope(counted).meta({ refuses: ["RATE_LIMITED"] })
}

/** For whoever runs the installation (DECISIONS 14). */
export const adminProcedure = inScope(allow("administer_installation"), "every")
