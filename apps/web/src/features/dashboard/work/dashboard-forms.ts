import { lazy } from "react"

// Their code is not needed for the first paint. It loads when the lower part of the page is drawn.
export const QuickAdd = lazy(async () => ({
  default: (await import("../../../entities/assignment/quick-add.tsx")).QuickAdd,
}))
export const GradeRow = lazy(async () => ({
  default: (await import("../../../entities/grade/grade-row.tsx")).GradeRow,
}))
