/** A field of a report: its label, and what stands in it. */
export type ReportField = { label: string; text: string }

/** The parts of a draft from which a report is filled in. */
export type ReportDraft = {
  contents: { text: string; value: string | null }[]
  subjects: { name: string; percent_covered: number | null }[]
}

/** The share of planned lessons, in percent, below which a report says why (8 NYCRR 100.10(g)). */
const enough = 80

/**
 * The share of planned lessons that was done, in whole percent. It is rounded down, so that 79.6% is not taken for the 80% of which no
 * reason is asked. Null if nothing was planned.
 */
export function coveredPercent(planned: number, done: number): number | null {
  return planned === 0 ? null : Math.floor((done * 100) / planned)
}

/** The fields of a report: what was written in it, and where nothing was written yet, what the records say. */
export function reportFields(report: ReportField[] | null, draft: ReportDraft): ReportField[] {
  return report ?? draft.contents.map(({ text, value }) => ({ label: text, text: value ?? reasonsFor(text, draft) }))
}

/** Fills in the fields of a report again. What the records do not say stays as it was written. */
export function refillFields(written: ReportField[], draft: ReportDraft): ReportField[] {
  const filled = reportFields(null, draft)
  const before = new Map(written.map(({ label, text }) => [label, text]))
  return filled.map(({ label, text }) => ({ label, text: text === "" ? (before.get(label) ?? "") : text }))
}

/** Begins the reasons for the subjects of which too little was covered, one line for each. */
function reasonsFor(content: string, { subjects }: ReportDraft): string {
  if (!content.includes(`${enough}%`)) return ""
  return subjects
    .filter(({ percent_covered }) => percent_covered !== null && percent_covered < enough)
    .map(({ name, percent_covered }) => `${name} (${percent_covered ?? 0}%): `)
    .join("\n")
}
