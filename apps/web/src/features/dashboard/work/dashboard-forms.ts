import { lazy } from "react"

// Their code is not needed for the first paint. It loads when the lower part of the page is drawn.
export const QuickAdd = lazy(async () => {
  // First the schemas of the fields, and in a task of its own the rest, so that neither holds up a phone.
  await import("@hearthbook/api/fields")
  return { default: (await import("../../../entities/assignment/quick-add.tsx")).QuickAdd }
})
export const GradeRow = lazy(async () => ({
  default: (await import("../../../entities/grade/grade-row.tsx")).GradeRow,
}))
