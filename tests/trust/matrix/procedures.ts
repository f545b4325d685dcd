import { archiveBytesRouter } from "@hearthbook/api/modules/data/archive/archive-bytes.router"
import type { createAvatarCaller } from "@hearthbook/api/modules/family/avatar/avatar-bytes.router"
import type { createExportCaller } from "@hearthbook/api/modules/data/export/export-bytes.router"
import { papers, type PaperName } from "@hearthbook/api/modules/records/paper/papers/index"
import type { createSchoolCaller } from "@hearthbook/api/modules/records/school/school-bytes.router"
import type { createImportCaller } from "@hearthbook/api/modules/data/import/import-bytes.router"
import type { createFilingCaller } from "@hearthbook/api/modules/records/filing/filing-bytes.router"
import type { createConnectionRedirectCaller } from "@hearthbook/api/modules/access/oauth/connection-redirect.router"
import { driveRedirectRouter } from "@hearthbook/api/modules/work/drive/drive.router"
import { fileBytesRouter } from "@hearthbook/api/modules/work/file/file-bytes.router"
import { appRouter } from "@hearthbook/api"
import type { Procedure } from "../../../packages/api/src/testing/procedure-inputs.ts"

type Routers = (typeof appRouter)["_def"]["record"]
type Noun = Extract<keyof Routers, string>

/** Procedures over tRPC. All except the deletion of an account have a derived REST route. */
type CalledName = { [N in Noun]: `${N}.${Extract<keyof Routers[N], string>}` }[Noun]

/** Procedures that take bytes, a form or a cookie and so exist over REST only. */
export type BytesName =
  | `files.${keyof (typeof fileBytesRouter)["_def"]["record"]}`
  | `archive.${keyof (typeof archiveBytesRouter)["_def"]["record"]}`
  | `filings.${keyof ReturnType<typeof createFilingCaller>}`
  | `imports.${keyof ReturnType<typeof createImportCaller>}`
  | `papers.${PaperName}`
  | `export.${keyof ReturnType<typeof createExportCaller>}`
  | `school.${keyof ReturnType<typeof createSchoolCaller>}`
  | `avatar.${keyof ReturnType<typeof createAvatarCaller>}`
  | `connectionVisits.${keyof ReturnType<typeof createConnectionRedirectCaller>}`
  | `driveVisits.${keyof (typeof driveRedirectRouter)["_def"]["record"]}`

/** The name of every procedure. A procedure without a declaration is a compile error. */
export type ProcedureName = CalledName | BytesName

/** The procedures over tRPC at run time. */
export const called: Record<string, Procedure & { _def: { type: string } }> = Object.fromEntries(
  // tRPC stores procedures by their full name, unlike its type, which nests routers.
  Object.entries(appRouter._def.procedures as object as Record<string, Procedure & { _def: { type: string } }>),
)

/** Names of the REST-only procedures. Some of their routers export only callers, so their names are listed here. */
export const bytesNames = [
  ...Object.keys(fileBytesRouter._def.procedures).map((name) => `files.${name}`),
  ...Object.keys(archiveBytesRouter._def.procedures).map((name) => `archive.${name}`),
  ...Object.keys(driveRedirectRouter._def.procedures).map((name) => `driveVisits.${name}`),
  "filings.upload",
  "imports.create",
  "imports.wrongRows",
  "school.setLogo",
  "export.table",
  "export.bundle",
  ...Object.keys(papers).map((name) => `papers.${name}`),
  "avatar.set",
  "connectionVisits.ticket",
  "connectionVisits.connect",
]
