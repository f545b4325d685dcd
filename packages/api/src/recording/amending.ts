import type { z } from "zod"
import { optionalName } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { can } from "@hearthbook/core/permissions/permissions"
import type { Scope } from "../request/scope.ts"

const reasonShape = {
  amendment_reason: optionalName("Reason", limits.reason).meta({
    description: "Why a record of a locked school year changes; without it, 409 LOCKED",
  }),
}

/** The input of a call that may change records of a locked school year, with the reason for it. */
export function amendable<Shape extends z.core.$ZodShape>(
  input: z.ZodObject<Shape>,
): z.ZodObject<Shape & typeof reasonShape>
export function amendable(input: z.ZodObject): z.ZodObject {
  return input.safeExtend(reasonShape)
}

type Reasoned = { amendment_reason?: string | null | undefined }

/**
 * Runs a service in a transaction that has the reason of its call. The database refuses the change of a record in a locked school year
 * without one, and keeps an amendment with it (docs/decisions/034). A child cannot give a reason.
 */
export function amending<Input extends Reasoned, Output>(
  service: (scope: Scope, input: Omit<Input, "amendment_reason">) => Promise<Output>,
) {
  return async ({ ctx: { scope }, input }: { ctx: { scope: Scope }; input: Input }): Promise<Output> => {
    const { amendment_reason: reason, ...rest } = input
    if (reason && can(scope.actor.role, "keep_records")) await giveReason(scope, reason)
    return service(scope, rest)
  }
}

async function giveReason({ db, actor, now }: Scope, reason: string): Promise<void> {
  const note = JSON.stringify({ reason, user_id: actor.user_id, at: now.toISOString() })
  await db.$queryRaw`SELECT set_config('hearthbook.amendment', ${note}, true)`
}
