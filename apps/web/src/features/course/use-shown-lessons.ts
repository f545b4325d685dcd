import { isPlanned } from "@hearthbook/core/planning/lesson-status"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { useState } from "react"
import { useIsPrinting } from "../../ui/hooks/use-is-printing.ts"
import { useKeptOpen } from "../../ui/url/use-open-state-in-url.ts"

/** The number of lessons shown at first, about two screens. A course that is hardly longer is shown whole. */
const most = 26
const shortCourse = 40

/** The number of lessons shown before the next one. */
const justDone = 3

/**
 * Shows part of a long course at first, from just before its next lesson. `before` and `after` are the numbers of hidden lessons, and
 * `showBefore` and `showAfter` show them. Printing shows all lessons.
 */
export function useShownLessons(lessons: LessonView[]) {
  const isPrinting = useIsPrinting()
  const next = lessons.findIndex(({ status }) => isPlanned(status))
  const [first] = useState(() => firstShown(lessons.length, next))
  const [count] = useState(lessons.length)
  const [showsBefore, setBefore] = useKeptOpen("lessons before")
  const [showsAfter, setAfter] = useKeptOpen("lessons after")
  // A lesson that is added is not hidden.
  const isWhole = isPrinting || count <= shortCourse || lessons.length !== count
  const before = isWhole || showsBefore ? 0 : first
  const after = isWhole || showsAfter ? 0 : Math.max(0, lessons.length - first - most)
  return {
    shown: lessons.slice(before, lessons.length - after),
    before,
    after,
    showBefore: () => setBefore(true),
    showAfter: () => setAfter(true),
  }
}

/** Returns the index of the first shown lesson. `next` is the index of the next lesson, or -1 if all are done. */
function firstShown(count: number, next: number): number {
  return Math.max(0, Math.min(next < 0 ? count : next - justDone, count - most))
}
