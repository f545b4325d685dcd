import { tableOf } from "../../../packages/api/src/testing/table-of.ts"
import type { FamilyFixture } from "./family-fixture.ts"

/** The kind of row that an id refers to: its table, or a row that the fixture has besides one of each table. */
type Kind = keyof FamilyFixture["ids"]

/** The kind of row that belongs to one user. */
type OwnKind = "notification" | "session" | "fileUpload"

export function isOwnKind(kind: Kind | OwnKind): kind is OwnKind {
  return kind === "notification" || kind === "session" || kind === "fileUpload"
}

/** Returns the kind of row that a field of a procedure's input refers to. */
export function kindOf(procedure: string, field: string): Kind | OwnKind {
  const [noun = "", action = ""] = procedure.split(".")
  if (noun === "courseResults" && field === "term_id") return "courseTerm"
  if (procedure === "transcripts.removeLink" && field === "id") return "transcript_link"
  if (procedure === "transcripts.links" && field === "cursor") return "transcript_link"
  if (procedure === "lessons.reorder" && field === "id") return "curriculum"
  if (procedure === "planning.reschedule" && field === "from") return "lesson"
  if (procedure === "assignments.changeMany" && field === "from") return "assignment"
  if (noun === "files" && field === "id" && /Upload|uploadPart/.test(action)) return "fileUpload"
  const named = field.replace(/_ids?$/, "")
  const kind =
    field === "id" || field === "cursor" ? (ofNoun[noun] ?? tableOf(noun)) : (ofField[named] ?? tableOf(named))
  if (!kind) throw new Error(`${field} of ${procedure} has an unknown kind of id. Declare it here.`)
  return kind
}

/** Fields that are not named after a table. */
const ofField: Record<string, Kind> = {
  logo_file: "logo",
  replaces: "replaced",
  // A lesson of the fixture is joined under its own id.
  together: "lesson",
  from: "school_year",
  into: "nextYear",
}

/** Routers whose ids are of another kind than of their table. */
const ofNoun: Record<string, Kind> = {
  waysIn: "tablet",
  transcripts: "student",
  reportCards: "student",
  family: "member",
  users: "member",
  admin: "auth_event",
}
