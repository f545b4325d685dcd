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
  /** 'child' if a child must be chosen; 'family' if the document can cover all children, or describes the school. */
  about: "child" | "family"
  /** The school year or the term that it is of. */
  span?: "year" | "term"
  /** The last part of its address, without the child. */
  file: string
  /** Its address for all children, where there is one. */
  all?: string
}

/** Every document but the transcript, which has a page of its own. */
const documentKinds = {
  "report-card": {
    label: "Report card",
    group: "Grades",
    about: "family",
    span: "term",
    file: "report-card.pdf",
    all: "/report-cards.pdf",
  },
  "course-descriptions": {
    label: "Course descriptions",
    group: "Grades",
    about: "child",
    file: "course-descriptions.pdf",
  },
  "reading-list": { label: "Reading list", group: "Grades", about: "child", span: "year", file: "reading-list.pdf" },
  diploma: { label: "Diploma", group: "Grades", about: "child", file: "diploma.pdf" },
  "attendance-register": {
    label: "Attendance register",
    group: "Records",
    about: "child",
    span: "year",
    file: "attendance-register.pdf",
  },
  "hours-log": { label: "Hours log", group: "Records", about: "child", span: "year", file: "hours-log.pdf" },
  "weekly-planner": { label: "Weekly planner", group: "Week", about: "child", file: "weekly-planner.pdf" },
  "daily-checklist": {
    label: "Daily checklist",
    group: "Week",
    about: "family",
    file: "",
    all: "/daily-checklist.pdf",
  },
  "school-profile": { label: "School profile", group: "School", about: "family", file: "", all: "/school-profile.pdf" },
} as const satisfies Record<string, DocumentKind>

export type DocumentId = keyof typeof documentKinds

export const documentIds = Object.keys(documentKinds) as DocumentId[]

/** True if a document can be made only for one child. */
export function needsChild(id: DocumentId): boolean {
  return documentKinds[id].about === "child"
}

/** The facts of a kind of document, all of which are optional. */
export function kindOf(id: DocumentId): DocumentKind {
  return documentKinds[id]
}

/** Returns the address and the name of a document, or null if it needs a child or a school year that is not chosen. */
export function documentFor(
  id: DocumentId,
  { student, year, term, day }: DocumentChoice,
): { address: PdfAddress; name: string } | null {
  const { file, all, span, label, group } = kindOf(id)
  const isOfChild = student !== null && file !== ""
  if (!isOfChild && !all) return null
  if (span && !year) return null
  const query = new URLSearchParams({
    ...(span && year && { school_year_id: year.id }),
    ...(span === "term" && term && { term_id: term.id }),
    ...(group === "Week" && { date: day }),
  })
  const path = isOfChild ? `/students/${student.id}/${file}` : (all ?? "")
  const address = query.size > 0 ? `${path}?${query}` : path
  const parts = [label, isOfChild && fullName(student), span === "term" && term?.name, span && year?.academic_year]
  return { address, name: parts.filter(Boolean).join(", ") }
}
