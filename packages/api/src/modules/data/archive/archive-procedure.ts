import { AppError } from "@hearthbook/core/errors/errors"
import { can } from "@hearthbook/core/permissions/permissions"
import { nonTransactionalProcedure } from "../../../trpc/trpc.ts"

/** For the heads of a family. Without a transaction: archives use several, and some take longer than a request normally may. */
export const archiveProcedure = nonTransactionalProcedure.meta({ is_for_people: true }).use(({ ctx, next }) => {
  if (!can(ctx.identity.actor.role, "move_family_data")) throw new AppError("WRONG_ROLE")
  return next()
})
