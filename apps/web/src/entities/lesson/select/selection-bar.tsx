import { lazy, Suspense, useState } from "react"
import type { LessonBarProps } from "./lesson-bar.tsx"

const LessonBar = lazy(async () => ({ default: (await import("./lesson-bar.tsx")).LessonBar }))

/** The bar of the selected lessons of a list. It is loaded when the first one is selected, and stays for its dialogs. */
export function SelectionBar(props: LessonBarProps) {
  const [isUsed, setUsed] = useState(false)
  if (!isUsed && props.selection.selected.length > 0) setUsed(true)
  if (!isUsed) return null
  return (
    <Suspense>
      <LessonBar {...props} />
    </Suspense>
  )
}
