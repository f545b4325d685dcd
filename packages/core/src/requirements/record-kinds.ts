export const recordKinds = [
  "attendance",
  "hours",
  "plan_book",
  "log",
  "reading_titles",
  "samples",
  "progress",
  "immunization",
  "courses",
  "assessment",
  "notice",
] as const

/** A record that the family keeps for its state; `retain_years` null for an unknown time. */
export type RecordToKeep = { kind: (typeof recordKinds)[number]; label: string; retain_years: number | null }

/** The same in a family's copy. `changed` says that it is not as in the pack, `removed` that the family took the pack's out. */
export type StoredRecord = RecordToKeep & { changed: boolean; removed?: true | undefined }

/** The records that a family sees. */
export function shownRecords(stored: StoredRecord[]): (RecordToKeep & { changed: boolean })[] {
  return stored.filter(({ removed }) => !removed).map(({ removed: _removed, ...record }) => record)
}

/** Takes the records from a pack. What the family changed, added or removed before stays. */
export function adoptRecords(pack: RecordToKeep[], before: StoredRecord[] = []): StoredRecord[] {
  const own = before.filter(({ changed, removed }) => changed || removed)
  const taken = pack.filter(({ kind }) => !own.some((record) => record.kind === kind))
  return [...taken.map(({ kind, label, retain_years }) => ({ kind, label, retain_years, changed: false })), ...own]
}

/** Returns a whole list of records as the family wants it. What it leaves out is removed. */
export function changeRecords(before: StoredRecord[], given: RecordToKeep[]): StoredRecord[] {
  const kinds = new Set(given.map(({ kind }) => kind))
  const list = given.map((record) => ({ ...record, changed: !before.some((known) => isSame(known, record)) }))
  const gone = before.filter(({ kind, changed, removed }) => (!changed || removed) && !kinds.has(kind))
  return [...list, ...gone.map((record) => ({ ...record, removed: true as const }))]
}

function isSame(known: StoredRecord, { kind, label, retain_years }: RecordToKeep): boolean {
  return !known.changed && known.kind === kind && known.label === label && known.retain_years === retain_years
}
