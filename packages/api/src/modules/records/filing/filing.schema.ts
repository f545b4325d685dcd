import { z } from "zod"
import {
  chosenId,
  day,
  dayView,
  flag,
  id,
  momentView,
  optionalDay,
  optionalName,
  optionalText,
  page,
  requiredText,
  version,
} from "@hearthbook/core/fields/fields"
import { filingActions, filingKinds } from "@hearthbook/core/rule-packs/rule-pack.schema"
import { fitFileName } from "@hearthbook/core/files/file-name"
import { limits } from "@hearthbook/core/limits/limits"
import { contentSources } from "@hearthbook/core/requirements/filing-contents"
import { ownReportKinds } from "@hearthbook/core/requirements/own-reports"

const title = requiredText("Title", limits.title)
const recipient = optionalName("Recipient", limits.title)
const note = optionalText("Note", limits.summary)

export const filingDraft = z.object({
  requirement_id: chosenId("Choose a requirement."),
  title: title.optional().meta({ description: "Required but for a report, which has its own" }),
  due_date: optionalDay("Due date"),
  kind: z.enum(filingKinds, "Choose a kind.").optional().meta({ description: "notice by default" }),
  to: recipient.meta({ description: "Who gets it" }),
  note,
  report_kind: z.enum(ownReportKinds, "Choose a report.").optional().meta({
    description:
      "A report that is filled in from the records, in place of a title: a log, a portfolio list or a summary",
  }),
})

const mostFields = 100

const startDate = optionalDay("First day").meta({ description: "The first day of what its report is about" })
const endDate = optionalDay("Last day").meta({ description: "The last day of what its report is about" })

/** The saved text of a report, field by field. */
const report = z.array(
  z.object({
    label: requiredText("Label", limits.title),
    text: z
      .string()
      .max(limits.long_text, `A text can have ${limits.long_text} characters at most.`)
      .refine((text) => !text.includes("\0"), "This text contains a character that cannot be saved."),
  }),
)

export const filingUpdate = z.object({
  id,
  version,
  title: title.optional(),
  to: recipient,
  due_date: optionalDay("Due date"),
  done_on: optionalDay("Day").meta({ description: "The day on which it was done; null takes that back" }),
  note,
  skipped: flag("Skipped must be true or false.")
    .optional()
    .meta({ description: "True if the family does not need it" }),
  report: report.max(mostFields).nullable().optional().meta({
    description:
      "What was written in it, by field; the first save keeps the days that it is about. Null starts over from the records",
  }),
  start_date: startDate,
  end_date: endDate,
  file_id: id.nullable().optional().meta({ description: "Null removes the file; POST /filings/{id}/files adds one" }),
})

export const filingFilter = page.extend({
  student_id: id.optional(),
  school_year_id: id.optional(),
  requirement_id: id.optional(),
  status: z
    .enum(["open", "done"], "Choose open or done.")
    .optional()
    .meta({ description: "open: neither done nor skipped" }),
  start_date: day("Start date").optional().meta({ description: "Due on or after" }),
  end_date: day("End date").optional().meta({ description: "Due on or before" }),
})

export const filingView = z.object({
  id,
  requirement_id: id,
  student_id: id,
  pack_filing_id: z.string().nullable().meta({ description: "Null for the family's own" }),
  number: z.int().meta({ description: "Which of the pack's filing it is, from 1" }),
  kind: z.enum(filingKinds),
  title: z.string(),
  to: z.string().nullable(),
  action: z.enum(filingActions),
  contents: z.array(z.string()).meta({ description: "What it must contain" }),
  opens_on: dayView.nullable(),
  due_date: dayView.nullable().meta({ description: "Null if the family must find out the day" }),
  pack_due_date: dayView.nullable(),
  changed: z.boolean().meta({ description: "True if the due day is not that of the pack" }),
  done_on: dayView.nullable(),
  note: z.string().nullable(),
  file_id: id.nullable(),
  file_name: z.string().nullable(),
  skipped: z.boolean(),
  report: report.nullable(),
  start_date: dayView
    .nullable()
    .meta({ description: "The first day of what its report is about, once that was saved" }),
  end_date: dayView.nullable(),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

/** A file for a filing, in one request. */
export const filingUpload = z.object({
  id,
  name: requiredText("File name", limits.given_file_name).overwrite(fitFileName),
  content: z.instanceof(Uint8Array),
})

/** A filing, and other days than its own to draft it for. */
export const filingDraftInput = z.object({ id, start_date: startDate, end_date: endDate })

/** The draft of a filing's report, computed from the records. */
export const filingDraftView = z.object({
  filing_id: id,
  start_date: dayView.meta({ description: "The first day of what it is about" }),
  end_date: dayView,
  days: z.number(),
  minutes: z.int(),
  other_minutes: z.int().meta({ description: "Those of no subject" }),
  contents: z.array(
    z.object({
      text: z.string().meta({ description: "What it must contain" }),
      source: z
        .enum(contentSources)
        .nullable()
        .meta({ description: "The records that say it; null for what to write by hand" }),
      value: z.string().nullable().meta({ description: "What the records say; null for nothing" }),
    }),
  ),
  subjects: z.array(
    z.object({
      subject_id: id,
      name: z.string(),
      minutes: z.int(),
      lessons_planned: z.int(),
      lessons_done: z.int().meta({ description: "Of those planned" }),
      percent_covered: z.int().nullable().meta({ description: "Null without planned lessons" }),
      materials: z.array(z.string()).meta({ description: "The titles of the lessons that were done, 200 at most" }),
      percent: z.number().nullable().meta({ description: "Of graded work due in the period" }),
      letter: z.string().nullable(),
    }),
  ),
})

export type FilingDraft = z.output<typeof filingDraft>
export type FilingUpdate = z.output<typeof filingUpdate>
export type FilingFilter = z.output<typeof filingFilter>
export type FilingView = z.output<typeof filingView>
export type FilingUpload = z.output<typeof filingUpload>
export type FilingDraftInput = z.output<typeof filingDraftInput>
export type FilingDraftView = z.output<typeof filingDraftView>
export const filingReport = report.nullable()
