import { groupBy } from "@hearthbook/core/lists/group-by"
import type { ImportRowView } from "../import.schema.ts"
import { toRowView, type Candidate, type IssueMaker } from "./validated-row.ts"

export type Comparison<Draft, Existing> = {
  /** The text by which a record is known. */
  keyOf: (draft: Draft) => string
  existing: Map<string, Existing[]>
  /** True if an import of the draft would change nothing of the record. */
  isSame: (draft: Draft, existing: Existing) => boolean
  /** Why a draft cannot be written over a record, or as a new one; null if it can. */
  refuse?: (draft: Draft, existing: Existing | null) => { field: string; message: string } | null
  /** Returns a warning about a row that matches a record; null without one. */
  warn?: (draft: Draft, existing: Existing) => string | null
  /**
   * True if several records may have the same key, such as three lessons 'Review' of a course: the second row of a key is the second
   * record then. Otherwise a second row of a key must say the same as the first one.
   */
  repeats: boolean
  issueAt: IssueMaker
  /** The field that a second row of the same key is marked at, and the noun of what both are. */
  known_by: { field: string; noun: string }
}

/** The rows with their status, and what an import would create and change. */
export type Compared<Draft, Existing> = {
  rows: ImportRowView[]
  created: Draft[]
  changed: { draft: Draft; existing: Existing }[]
}

/** Compares the rows of a table with the records that exist. */
export function compareRows<Draft extends object, Existing>(
  candidates: Candidate<Draft>[],
  comparison: Comparison<Draft, Existing>,
): Compared<Draft, Existing> {
  const { keyOf, existing, isSame, refuse, warn, repeats, issueAt, known_by } = comparison
  const seen = new Map<string, { draft: Draft; row: number; count: number }>()
  const compared: Compared<Draft, Existing> = { rows: [], created: [], changed: [] }
  for (const candidate of candidates) {
    const { read } = candidate
    if ("issues" in candidate) {
      compared.rows.push(toRowView(read, { status: "wrong", issues: candidate.issues }))
      continue
    }
    const { draft } = candidate
    const key = keyOf(draft)
    const before = seen.get(key)
    if (before && !repeats) {
      const isRepeated = JSON.stringify(before.draft) === JSON.stringify(draft)
      const message = `Row ${before.row} is the same ${known_by.noun} with other values.`
      const issues = isRepeated ? [] : [issueAt(read, known_by.field, message)]
      compared.rows.push(toRowView(read, { status: isRepeated ? "unchanged" : "wrong", issues }))
      continue
    }
    const count = before?.count ?? 0
    seen.set(key, { draft, row: read.row, count: count + 1 })
    const match = existing.get(key)?.[count] ?? null
    const same = match !== null && isSame(draft, match)
    const refusal = same ? null : (refuse?.(draft, match) ?? null)
    if (refusal) {
      const issues = [issueAt(read, refusal.field, refusal.message)]
      compared.rows.push(toRowView(read, { status: "wrong", issues }))
      continue
    }
    if (match === null) compared.created.push(draft)
    else if (!same) compared.changed.push({ draft, existing: match })
    const status = match === null ? "new" : same ? "unchanged" : "changed"
    const warning = match === null ? null : (warn?.(draft, match) ?? null)
    const warnings = warning === null ? [] : [issueAt(read, known_by.field, warning)]
    compared.rows.push(toRowView(read, { status, issues: [], warnings }))
  }
  return compared
}

/** The records by their keys, in their order. */
export function byKey<Existing>(records: Existing[], keyOf: (record: Existing) => string): Map<string, Existing[]> {
  return groupBy(records, keyOf)
}
