import { shownPercent } from "@hearthbook/core/grading/letter-grade"
import { formatPercent } from "./format.ts"

/**
 * '93%', or '92.5%' where the rounded percentage would contradict the letter beside it. A dash if unknown. Beside a label of another
 * scale the percentage has its decimals.
 */
export function formatGradePercent(percent: number | null, letter: string | null): string {
  return percent === null ? formatPercent(null) : `${shownPercent(percent, letter)}%`
}

/** A percentage that the server has already rounded to fit its letter. A dash if unknown. */
export function formatShownPercent(percent: number | null): string {
  return percent === null ? formatPercent(null) : `${percent}%`
}
