import { listedPapers } from "@hearthbook/api/generated/papers"
import type { Day } from "@hearthbook/core/time/days"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { fullName } from "@hearthbook/core/names/names"
import type { PdfAddress } from "../../entities/document/use-pdf.ts"

/** The choices on the page of documents. Without a child, a document is about all of them. */
export type DocumentChoice = {
  student: StudentSummary | null
  year: SchoolYearView | null
  /** The term of a report card. Null means the whole year. */
  term: SchoolYearView["terms"][number] | null
  day: Day
}

type DocumentKind = {
  label: string
  group: "Grades" | "Records" | "Week" | "School"
  /** The school year or the term that it is of. */
  span?: "year" | "term"
  /** Its address, with {id} for the child. */
  path: string
  /** The address of the one for all children, if there is one. */
  path_for_all?: string
}

export type DocumentId = keyof typeof listedPapers

const documentKinds: Record<DocumentId, DocumentKind> = listedPapers

export const documentIds = Object.keys(listedPapers) as DocumentId[]

/** The facts of a document that the page lists. A transcript is not among them: it has a page of its own. */
export function kindOf(id: DocumentId): DocumentKind {
  return documentKinds[id]
}

/** True if a document can be of one child. */
export function isOfChild(id: DocumentId): boolean {
  return kindOf(id).path.includes("{id}")
}

/** True if a document can be made only for one child. */
export function needsChild(id: DocumentId): boolean {
  return isOfChild(id) && kindOf(id).path_for_all === undefined
}

/** Returns the address and the name of a document, or null if it needs a child or a school year that is not chosen. */
export function documentFor(
  id: DocumentId,
  { student, year, term, day }: DocumentChoice,
): { address: PdfAddress; name: string } | null {
  const { path, path_for_all = path, span, label, group } = kindOf(id)
  const child = isOfChild(id) ? student : null
  if (needsChild(id) && !child) return null
  if (span && !year) return null
  const query = new URLSearchParams({
    ...(span && year && { school_year_id: year.id }),
    ...(span === "term" && term && { term_id: term.id }),
    ...(group === "Week" && { date: day }),
  })
  const place = child ? path.replace("{id}", child.id) : path_for_all
  const address = query.size > 0 ? `${place}?${query}` : place
  const parts = [label, child && fullName(child), span === "term" && term?.name, span && year?.academic_year]
  return { address, name: parts.filter(Boolean).join(", ") }
}
