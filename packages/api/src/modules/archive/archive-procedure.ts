import { AppError } from "../../errors/errors.ts"
import { can } from "../../rules/permissions.ts"
import { nonTransactionalProcedure } from "../../trpc/trpc.ts"

/**
 * For the heads of a family (DECISIONS 13a). Without a unit around all of it: an archive opens several, and some take longer
 * than a request usually may.
 */
export const archiveProcedure = nonTransactionalProcedure.use(({ ctx, next }) => {
  if (!can(ctx.identity.actor.role, "move_family_data")) throw new AppError("WRONG_ROLE")
  return next()
})
