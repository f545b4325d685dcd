import type { FilingDraftView, FilingView } from "@hearthbook/api/schemas/filing"
import { dayOf } from "../../../lib/format.ts"

export type FilingValues = {
  title: string
  to: string
  due_date: string
  done_on: string
  note: string
  fields: { label: string; text: string }[]
}

/** The share of planned lessons, in percent, below which a report says why. */
const enough = 80

/** The form of a filing: what was written in it, and where nothing was written yet, what the records say. */
export function valuesOfFiling(filing: FilingView, draft: FilingDraftView): FilingValues {
  const { title, to, due_date, done_on, note, report } = filing
  return {
    title,
    to: to ?? "",
    due_date: due_date ? dayOf(due_date) : "",
    done_on: done_on ? dayOf(done_on) : "",
    note: note ?? "",
    fields:
      report ?? draft.contents.map(({ text, value }) => ({ label: text, text: value ?? reasonsFor(text, draft) })),
  }
}

/** Begins the reasons for the subjects of which too little was covered, one line for each. */
function reasonsFor(content: string, { subjects }: FilingDraftView): string {
  if (!content.includes(`${enough}%`)) return ""
  return subjects
    .filter(({ percent_covered }) => percent_covered !== null && percent_covered < enough)
    .map(({ name, percent_covered }) => `${name} (${percent_covered ?? 0}%): `)
    .join("\n")
}

/** The values as `filings.update` takes them. */
export function toFiling({ title, to, due_date, done_on, note, fields }: FilingValues) {
  return {
    title,
    to,
    due_date: due_date === "" ? null : due_date,
    done_on: done_on === "" ? null : done_on,
    note,
    report: fields.length > 0 ? fields : null,
  }
}
