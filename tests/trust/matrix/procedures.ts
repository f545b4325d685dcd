import { archiveBytesRouter } from "@hearthbook/api/archive-bytes"
import type { createAvatarCaller } from "@hearthbook/api/avatar-bytes"
import type { createConnectionRedirectCaller } from "@hearthbook/api/connection-redirects"
import { driveRedirectRouter } from "@hearthbook/api/drive-redirects"
import { fileBytesRouter } from "@hearthbook/api/file-bytes"
import { appRouter } from "@hearthbook/api/root"
import type { Procedure } from "../../../packages/api/src/testing/procedure-inputs.ts"

type Routers = (typeof appRouter)["_def"]["record"]
type Noun = Extract<keyof Routers, string>

/** What is called over tRPC and, but for the deletion of an account, has a described twin over REST. */
type CalledName = { [N in Noun]: `${N}.${Extract<keyof Routers[N], string>}` }[Noun]

/** What travels as bytes, as a form or with cookies, and so over REST alone. */
export type BytesName =
  | `files.${keyof (typeof fileBytesRouter)["_def"]["record"]}`
  | `archive.${keyof (typeof archiveBytesRouter)["_def"]["record"]}`
  | `avatar.${keyof ReturnType<typeof createAvatarCaller>}`
  | `connectionVisits.${keyof ReturnType<typeof createConnectionRedirectCaller>}`
  | `driveVisits.${keyof (typeof driveRedirectRouter)["_def"]["record"]}`

/** Every procedure there is, by type: one without a declaration does not compile. */
export type ProcedureName = CalledName | BytesName

/** What is called over tRPC, as it is at run time. */
export const called: Record<string, Procedure & { _def: { type: string } }> = Object.fromEntries(
  // As they are kept: by their whole name, whatever the type says of routers inside routers.
  Object.entries(appRouter._def.procedures as object as Record<string, Procedure & { _def: { type: string } }>),
)

/** The names of what travels as bytes that can be read at run time: two of the routers are known by their callers alone. */
export const bytesNames = [
  ...Object.keys(fileBytesRouter._def.procedures).map((name) => `files.${name}`),
  ...Object.keys(archiveBytesRouter._def.procedures).map((name) => `archive.${name}`),
  ...Object.keys(driveRedirectRouter._def.procedures).map((name) => `driveVisits.${name}`),
  "avatar.set",
  "connectionVisits.ticket",
  "connectionVisits.connect",
]
