import { lazy } from "react"

// Asked for as soon as the dashboard's own code is here, beside its figures: what is typed into comes with them, and what
// is read first does not wait for it.
const adding = import("../../../entities/assignment/quick-add.tsx")
const grading = import("../../../entities/grade/grade-row.tsx")
// Said where it is drawn.
for (const part of [adding, grading]) part.catch(() => undefined)

export const QuickAdd = lazy(async () => ({ default: (await adding).QuickAdd }))
export const GradeRow = lazy(async () => ({ default: (await grading).GradeRow }))
