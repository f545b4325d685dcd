import { shownPercent, type LetterGrade } from "@hearthbook/api/rules/grading"
import { formatPercent } from "./format.ts"

/** '93%', or '92.5%' where the rounded percentage would contradict the letter beside it. A dash if unknown. */
export function formatGradePercent(percent: number | null, letter: LetterGrade | null): string {
  return percent === null ? formatPercent(null) : `${shownPercent(percent, letter)}%`
}
