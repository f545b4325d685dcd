import { assignmentTypePlurals, courseLevelLabels } from "@hearthbook/core/grading/grading-labels"
import { assignmentTypes } from "@hearthbook/api/work/assignment"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { formatCredits } from "../../../entities/grade/format-credits.ts"
import { listOf } from "../../../lib/format.ts"

type Graded = Pick<CurriculumView, "weights" | "drop_lowest">

/** 'By points', or 'By weights: Homework 20, Tests 30'. */
export function methodWords({ weights }: Graded): string {
  if (!weights) return "By points"
  const parts = assignmentTypes.flatMap((type) => {
    const weight = weights[type]
    return weight === undefined ? [] : [`${assignmentTypePlurals[type]} ${weight}`]
  })
  return `By weights: ${parts.join(", ")}`
}

/** 'The lowest of Quizzes and the 2 lowest of Tests are dropped', or null. */
export function dropWords({ drop_lowest }: Graded): string | null {
  const parts = assignmentTypes.flatMap((type) => {
    const count = drop_lowest?.[type] ?? 0
    const lowest = count === 1 ? "the lowest" : `the ${count} lowest`
    return count > 0 ? [`${lowest} of ${assignmentTypePlurals[type].toLowerCase()}`] : []
  })
  return parts.length === 0 ? null : `Dropped: ${listOf(parts)}`
}

/** 'Honors · 1.0 credit', with what is not set left out. */
export function recordWords({ level, credits }: Pick<CurriculumView, "level" | "credits">): string {
  const worth =
    credits === null ? "No credits yet" : `${formatCredits(credits)} ${credits === 1 ? "credit" : "credits"}`
  return [courseLevelLabels[level], worth].join(" · ")
}
