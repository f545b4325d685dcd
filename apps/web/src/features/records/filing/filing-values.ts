import { reportFields, type ReportField } from "@hearthbook/core/requirements/report-fields"
import type { FilingDraftView, FilingView } from "@hearthbook/api/records/filing"
import { dayOf } from "../../../lib/format.ts"

export type FilingValues = {
  title: string
  to: string
  due_date: string
  done_on: string
  note: string
  fields: ReportField[]
  /** The days that the report is about. */
  start_date: string
  end_date: string
}

/** The form of a filing: what was written in it, and where nothing was written yet, what the records say. */
export function valuesOfFiling(filing: FilingView, draft: FilingDraftView): FilingValues {
  const { title, to, due_date, done_on, note, report } = filing
  return {
    title,
    to: to ?? "",
    due_date: due_date ? dayOf(due_date) : "",
    done_on: done_on ? dayOf(done_on) : "",
    note: note ?? "",
    fields: reportFields(report, draft),
    start_date: dayOf(draft.start_date),
    end_date: dayOf(draft.end_date),
  }
}

/** The values as `filings.update` takes them. A report keeps its days with what was written; a filing without one has none. */
export function toFiling({ title, to, due_date, done_on, note, fields, start_date, end_date }: FilingValues) {
  const isReport = fields.length > 0
  return {
    title,
    to,
    due_date: due_date === "" ? null : due_date,
    done_on: done_on === "" ? null : done_on,
    note,
    report: isReport ? fields : null,
    ...(isReport && { start_date, end_date }),
  }
}
