import { listRestRoutes } from "@hearthbook/api/openapi/rest-routes"
import { papers, type PaperName } from "@hearthbook/api/modules/records/paper/papers/index"
import { expectations, type Who } from "../matrix/expectations.ts"
import type { Operation } from "./operations.ts"

/** The role of a request's sender. A newcomer is a child that must set its password. */
export type Role = "parent" | "teacher" | "child" | "newcomer"

type Place = Pick<Operation, "method" | "path">
const nameOf = ({ method, path }: Place) => `${method} ${path}`

/** REST-only operations, which are not in the list of routes. */
const apart: Record<string, keyof typeof expectations> = {
  "DELETE /settings/account": "account.delete",
  "POST /settings/avatar": "avatar.set",
  "GET /family/archive": "archive.make",
  "POST /family/archive/ticket": "archive.ticket",
  "PUT /family/archive/uploads/{id}/parts/{position}": "archive.uploadPart",
  "POST /settings/connections/{provider}": "connectionVisits.ticket",
  "POST /settings/connections/{provider}/callback": "connectionVisits.connect",
  "POST /settings/google/connect": "driveVisits.ticket",
  "POST /settings/google/callback": "driveVisits.connect",
  "POST /assignments/{assignment_id}/files": "files.upload",
  "PUT /uploads/{id}/parts/{position}": "files.uploadPart",
  "POST /filings/{id}/files": "filings.upload",
  "GET /files/{id}": "files.read",
  "POST /settings/school/logo": "school.setLogo",
  "POST /imports": "imports.create",
  "GET /imports/{id}/wrong.csv": "imports.wrongRows",
  ...Object.fromEntries(
    Object.entries(papers).map(([name, { path }]) => [`GET ${path}`, `papers.${name as PaperName}`]),
  ),
  "GET /export/{noun}.csv": "export.table",
  "GET /export/{noun}.xlsx": "export.table",
  "GET /school-years/{id}/bundle.zip": "export.bundle",
}

/** Operations that browsers, mail programs and calendars open without a token. They have no procedure. */
const visited = [
  "GET /auth/{provider}/signin",
  "GET /auth/{provider}/callback",
  "GET /settings/connections/{provider}",
  "GET /settings/google/connect",
  "POST /unsubscribe/one-click",
  "GET /unsubscribe/one-click",
  "GET /calendar/{token}.ics",
]

const declared = new Map<string, { who: Who }>(Object.entries(expectations))
const procedures = new Map<string, string>([
  ...listRestRoutes().map((route) => [nameOf(route), route.procedure] as const),
  ...Object.entries(apart),
])

/** Returns who may call an operation. Throws for an undeclared one. */
export function whoMayCall(operation: Place): Who {
  const name = nameOf(operation)
  if (visited.includes(name)) return "anyone"
  const expectation = declared.get(procedures.get(name) ?? "")
  if (!expectation) throw new Error(`${name} has no declaration of who may call it.`)
  return expectation.who
}

/** Returns true if the role may call the operation for at least some rows. */
export function mayCall(role: Role, operation: Place): boolean {
  const allowed: Record<Who, Role[]> = {
    anyone: ["parent", "teacher", "child", "newcomer"],
    "any session": ["parent", "teacher", "child", "newcomer"],
    "signed in": ["parent", "teacher", "child"],
    adults: ["parent", "teacher"],
    "heads of the family": ["parent"],
    admins: [],
  }
  return allowed[whoMayCall(operation)].includes(role)
}
