import type { ArchiveCounts, ArchiveKind } from "@hearthbook/api/schemas/archive"
import { countOf } from "../../../lib/format.ts"

/** Singular and plural names; null for kinds that are not counted. */
const names: Record<ArchiveKind | "schedule", [string, string?] | null> = {
  students: ["child", "children"],
  subjects: ["subject"],
  providers: ["provider"],
  resources: ["resource"],
  curricula: ["curriculum", "curricula"],
  lessons: ["lesson"],
  lesson_resources: null,
  assignments: ["assignment"],
  grades: ["grade"],
  submissions: ["submission"],
  files: ["file"],
  schedule_entries: ["class", "classes"],
  events: ["event"],
  schedule: ["class or event", "classes and events"],
  attendance_records: ["attendance mark"],
}

/** Counts from the restore's response, or from the family afterwards, where classes and events are one number. */
export type RestoredCounts = Partial<ArchiveCounts> & { schedule?: number }

/** The counts that are not zero: '3 children', '412 assignments'. */
export function restoredWords(counts: RestoredCounts): string[] {
  return Object.entries(names).flatMap(([kind, name]) => {
    const count = Object.entries(counts).find(([counted]) => counted === kind)?.[1] ?? 0
    return name && count > 0 ? [countOf(count, ...name)] : []
  })
}
