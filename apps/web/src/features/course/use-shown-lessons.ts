import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { useState } from "react"
import { usePrinting } from "../../ui/hooks/use-row-window.ts"

/** The lessons that show at first, about two screens. A course that is hardly longer shows whole. */
const most = 28
const shortCourse = 40

/** The lessons before the next one that show at first. */
const justDone = 3

/**
 * The part of a long course that shows at first: from just before its next lesson on. `before` and `after` are the numbers of lessons
 * that are hidden on either side, until they are asked for. Printing shows all.
 */
export function useShownLessons(lessons: LessonView[]) {
  const isPrinting = usePrinting()
  const next = lessons.findIndex(({ status }) => status === "planned")
  const [first] = useState(() => firstShown(lessons.length, next))
  const [count] = useState(lessons.length)
  const [showsBefore, setBefore] = useState(false)
  const [showsAfter, setAfter] = useState(false)
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

/** The index of the first lesson that shows. `next` is the next lesson's, or -1 if all are done. */
function firstShown(count: number, next: number): number {
  return Math.max(0, Math.min(next < 0 ? count : next - justDone, count - most))
}
