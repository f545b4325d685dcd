type Kind = {
  /** Singular and plural, for lists of counts. The plural is left out if it only adds an s. Null for a kind that is not listed. */
  words: [one: string, many?: string] | null
  /**
   * True for the kinds of the first archives, which every archive has. A new kind is declared without it, so that older
   * archives can still be restored.
   */
  is_original?: true
}

const kinds = {
  students: { words: ["child", "children"], is_original: true },
  subjects: { words: ["subject"], is_original: true },
  providers: { words: ["provider"], is_original: true },
  resources: { words: ["resource"], is_original: true },
  grading_scales: { words: ["grading scale"] },
  curricula: { words: ["curriculum", "curricula"], is_original: true },
  loops: { words: ["loop"] },
  loop_courses: { words: null },
  lessons: { words: ["lesson"], is_original: true },
  lesson_resources: { words: null, is_original: true },
  assignments: { words: ["assignment"], is_original: true },
  grades: { words: ["grade"], is_original: true },
  submissions: { words: ["piece of work turned in", "pieces of work turned in"], is_original: true },
  schedule_entries: { words: ["class", "classes"], is_original: true },
  events: { words: ["event"], is_original: true },
  attendance_records: { words: ["attendance mark"], is_original: true },
  time_entries: { words: ["time entry", "time entries"] },
  school_years: { words: null },
  terms: { words: null },
  course_results: { words: ["course result"] },
  past_courses: { words: ["course taken elsewhere", "courses taken elsewhere"] },
  transcripts: { words: ["finalized transcript"] },
  requirements: { words: ["requirement"] },
  filings: { words: ["filing"] },
  // Last of the records: what was changed in a locked year is not a record of it.
  amendments: { words: null },
  files: { words: ["file"], is_original: true },
} satisfies Record<string, Kind>

export type ArchiveKind = keyof typeof kinds

/** The kinds of rows in an archive, one file each, in the order in which they are written and restored. */
export const archiveKinds = Object.keys(kinds) as ArchiveKind[]

export const archiveKindFacts: Record<ArchiveKind, Kind> = kinds

/** The counts that are not zero, in words: '3 children', '412 assignments'. */
export function recordWords(counts: Partial<Record<ArchiveKind, number>>): string[] {
  return archiveKinds.flatMap((kind) => {
    const { words } = archiveKindFacts[kind]
    const count = counts[kind] ?? 0
    if (!words || count === 0) return []
    const [one, many = `${one}s`] = words
    return [`${count.toLocaleString("en-US")} ${count === 1 ? one : many}`]
  })
}

/** Kinds that a family can have without any records: the pictures of its adults, and its school years. */
const notRecords = new Set<ArchiveKind>(["files", "school_years", "terms"])

/** True if a family has records. Registration already makes a school year, so years do not count. */
export function hasRecords(counts: Record<ArchiveKind, number>): boolean {
  return archiveKinds.some((kind) => !notRecords.has(kind) && counts[kind] > 0)
}
