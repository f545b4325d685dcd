import type { LoadedOutline, OutlineEntry } from "@hearthbook/core/outlines/outline-list"
import { fittingOutlines } from "@hearthbook/core/outlines/fitting-outlines"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { useEffect, useState } from "react"

/** The library's outlines for a course: those that fit it, and the others. */
export type Outlines = { fitting: OutlineEntry[]; others: OutlineEntry[] }

/** Loads the list of outlines. Null until then; `failed` if the file does not arrive. */
export function useOutlines({ subject, student }: CurriculumView): { outlines: Outlines | null; failed: boolean } {
  const [all, setAll] = useState<OutlineEntry[] | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    import("@hearthbook/core/outlines/outline-list").then(
      ({ outlines }) => setAll(outlines),
      () => setFailed(true),
    )
  }, [])
  const course = { name: subject.name, grade: student.grade_level }
  return { outlines: all && fittingOutlines(all, course), failed }
}

/** The lessons of an outline as lines of the form. */
export function linesOf({ units }: LoadedOutline): string {
  return units.flatMap(({ lessons }) => lessons).join("\n")
}
