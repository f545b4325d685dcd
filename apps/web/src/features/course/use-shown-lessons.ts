import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { useState } from "react"
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts"
import { useIsPrinting } from "../../ui/hooks/use-is-printing.ts"

/** Done lessons before the next one, so that one sees where the course is. */
const done = 4

/**
 * The lessons of a course near the next one, so that the page is at most three screens tall, until all are asked for or one is added.
 * All are printed. `earlier` and `later` are the numbers of lessons that are cut, and `before` that of those before the shown ones.
 */
export function useShownLessons(lessons: LessonView[]) {
  const most = useIsPhone() ? 24 : 36
  const isPrinting = useIsPrinting()
  const [isAll, setAll] = useState(false)
  // Where the list began, so that no row moves away when a lesson is ticked.
  const [next] = useState(() => lessons.findIndex(({ status }) => status === "planned"))
  const [count, setCount] = useState(lessons.length)
  if (count !== lessons.length) {
    setCount(lessons.length)
    if (lessons.length > count) setAll(true)
  }
  const isLong = lessons.length > most
  const isCut = isLong && !isAll && !isPrinting
  const earlier = isLong ? Math.min(Math.max(0, next - done), lessons.length - most) : 0
  const later = isLong ? lessons.length - most - earlier : 0
  return {
    shown: isCut ? lessons.slice(earlier, earlier + most) : lessons,
    before: isCut ? earlier : 0,
    isCut,
    earlier,
    later,
    setAll,
  }
}
