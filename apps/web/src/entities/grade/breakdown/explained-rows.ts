import { assignmentTypePlurals } from "@hearthbook/core/grading/grading-labels"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { BreakdownRow } from "@hearthbook/core/grading/course-grade"
import { counts, isGraded } from "@hearthbook/core/work/assignment-status"

/** The part of a course's grade that explains it. */
export type Explained = { breakdown: BreakdownRow[] }

/** One piece of graded work in a row: '92%', or '+5' for extra credit. */
export type ExplainedWork = { id: string; title: string; text: string; kind: "counted" | "dropped" | "extra" }

export type ExplainedRow = {
  key: string
  /** 'Tests', or 'All work' without weights. */
  label: string
  /** The share of the weights that count, in whole percent. Null without weights. */
  share: number | null
  works: ExplainedWork[]
  /** '180 / 200', what counts without weights. */
  points: string
  percent: string
}

/** The rows that explain a grade, with the work behind each, the earliest first. */
export function explainedRows({ breakdown }: Explained, works: AssignmentView[]): ExplainedRow[] {
  const sum = breakdown.reduce((total, { weight }) => total + (weight ?? 0), 0)
  const graded = works
    .filter((work) => work.grade !== null && counts(work))
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date))
  return breakdown.map(({ type, weight, earned, possible, percent, dropped_ids }) => ({
    key: type ?? "all",
    label: type === null ? "All work" : assignmentTypePlurals[type],
    share: weight === null || sum === 0 ? null : Math.round((100 * weight) / sum),
    works: graded.filter((work) => type === null || work.type === type).map((work) => explain(work, dropped_ids)),
    points: `${rounded(earned, 2)} / ${rounded(possible, 2)}`,
    percent: `${rounded(percent, 1)}%`,
  }))
}

/** The types that have a weight and no graded work yet, or work and no weight: 'Projects'. */
export function typesLeftOut(
  weights: Partial<Record<AssignmentView["type"], number>> | null,
  { breakdown }: Explained,
  works: AssignmentView[],
): { waiting: string[]; unweighted: string[] } {
  const plural = (type: AssignmentView["type"]) => assignmentTypePlurals[type]
  if (!weights) return { waiting: [], unweighted: [] }
  const weighted = Object.keys(weights) as AssignmentView["type"][]
  const graded = new Set(works.filter(({ status, grade }) => isGraded(status) && grade).map(({ type }) => type))
  return {
    waiting: weighted.filter((type) => !breakdown.some((row) => row.type === type)).map(plural),
    unweighted: [...graded].filter((type) => weights[type] === undefined).map(plural),
  }
}

function explain({ id, title, grade, extra_credit }: AssignmentView, dropped: string[]): ExplainedWork {
  if (extra_credit) return { id, title, text: `+${rounded(grade?.points_earned ?? 0, 2)}`, kind: "extra" }
  const kind = dropped.includes(id) ? "dropped" : "counted"
  return { id, title, text: `${rounded(grade?.percentage ?? 0, 1)}%`, kind }
}

function rounded(number: number, decimals: number): number {
  return Number(number.toFixed(decimals))
}
