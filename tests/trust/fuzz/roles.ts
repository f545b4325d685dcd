import { listRestRoutes } from "@hearthbook/api/rest-routes"
import { expectations, type Who } from "../matrix/expectations.ts"
import type { Operation } from "./operations.ts"

/** Whose token goes with a request. A newcomer is a child that must set its password. */
export type Role = "parent" | "teacher" | "child" | "newcomer"

type Place = Pick<Operation, "method" | "path">
const nameOf = ({ method, path }: Place) => `${method} ${path}`

/** What travels as bytes, as a form or with cookies, and so is in no list of routes. */
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
  "GET /files/{id}": "files.read",
}

/** What a browser or a mail program opens without a token: no procedure has a word about it. */
const visited = [
  "GET /auth/{provider}/signin",
  "GET /auth/{provider}/callback",
  "GET /settings/connections/{provider}",
  "GET /settings/google/connect",
  "POST /unsubscribe/one-click",
  "GET /unsubscribe/one-click",
]

const declared = new Map<string, { who: Who }>(Object.entries(expectations))
const procedures = new Map<string, string>([
  ...listRestRoutes().map((route) => [nameOf(route), route.procedure] as const),
  ...Object.entries(apart),
])

/** Who may call an operation at all, by the specification. Throws of one about which nothing is declared. */
export function whoMayCall(operation: Place): Who {
  const name = nameOf(operation)
  if (visited.includes(name)) return "anyone"
  const expectation = declared.get(procedures.get(name) ?? "")
  if (!expectation) throw new Error(`Nobody has said who may call ${name}.`)
  return expectation.who
}

/** Whether somebody with that role may call it at all; of whose rows it may be is said elsewhere. */
export function mayCall(role: Role, operation: Place): boolean {
  const allowed: Record<Who, Role[]> = {
    anyone: ["parent", "teacher", "child", "newcomer"],
    "the signed in, before all else": ["parent", "teacher", "child", "newcomer"],
    "the signed in": ["parent", "teacher", "child"],
    adults: ["parent", "teacher"],
    "heads of the family": ["parent"],
    admins: [],
  }
  return allowed[whoMayCall(operation)].includes(role)
}
