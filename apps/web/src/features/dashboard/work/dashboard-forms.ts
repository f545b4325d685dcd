import { lazy } from "react"

// Starts loading with the dashboard's own code, in parallel with its data: the forms appear with them, and the first
// paint does not wait.
const adding = import("../../../entities/assignment/quick-add.tsx")
const grading = import("../../../entities/grade/grade-row.tsx")
// The lazy component reports the error.
for (const part of [adding, grading]) part.catch(() => undefined)

export const QuickAdd = lazy(async () => ({ default: (await adding).QuickAdd }))
export const GradeRow = lazy(async () => ({ default: (await grading).GradeRow }))
