import type { Reason } from "../errors/errors.ts"
import { appRouter } from "../index.ts"
import type { Meta } from "../trpc/trpc.ts"

/** Names that REST takes in a query beside the canonical ones (DECISIONS 5). */
export const queryAliases = { from: "start_date", to: "end_date" }

/** Names that REST takes in a body beside the canonical ones (DECISIONS 6, 45a). */
export const bodyAliases = { currentPassword: "current_password", newPassword: "new_password", fileId: "file_id" }

type Described = { _def: { meta?: Meta; inputs?: unknown[] } }
export type RestRoute = {
  procedure: string
  method: string
  path: string
  /** Whether it takes the version of a row last seen. */
  takes_version: boolean
  /** Whether it takes whoever has an address to verify first, and so everybody who is signed in. */
  takes_unverified: boolean
  /** True where a person may call it before a temporary password is replaced. */
  takes_temporary_password: boolean
  /** What it refuses for reasons of its own. */
  refuses: readonly Reason[]
}

/**
 * Method and path of every procedure's REST twin, in the order of declaration, which is the order of precedence. Read from the
 * routers alone: the document that describes them takes long to make, and a function that has just started needs none.
 */
export function listRestRoutes(): RestRoute[] {
  // As they are kept: by their whole name, whatever the type says of routers inside routers.
  return Object.entries<Described>(Object(appRouter._def.procedures)).flatMap(([procedure, { _def }]) => {
    const { openapi: route, takes_unverified = false, takes_temporary_password = false, refuses = [] } = _def.meta ?? {}
    const takes_version = (_def.inputs ?? []).some((input) => "version" in Object(Object(input).shape))
    if (!route || route.enabled === false) return []
    const { method, path } = route
    return [{ procedure, method, path, takes_version, takes_unverified, takes_temporary_password, refuses }]
  })
}
