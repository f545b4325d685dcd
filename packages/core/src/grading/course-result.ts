import { pointsOfLabel, stepOfLabel, type ScaleFacts } from "./grading-scale.ts"

type Computed = { percent: number | null; letter: string | null }

export type CourseResultInput = {
  scale: ScaleFacts
  /** Computed from today's work. */
  current: Computed
  /** As they were when the result was finalized; null while it is not. */
  frozen: Computed | null
  override_label: string | null
}

/** The figures of a result: computed until it is finalized. */
export type CourseResultFigures = Computed & {
  /** The label that paper shows. */
  label: string | null
  /** The points of the label. */
  points: number | null
  current_percent: number | null
  current_letter: string | null
  /** True if the work no longer gives what a final result says. */
  changed_since: boolean
}

/** The figures of the result of a course or a term. An override takes the place of the letter and keeps it beside. */
export function courseResult({ scale, current, frozen, override_label }: CourseResultInput): CourseResultFigures {
  const { percent, letter } = frozen ?? current
  const label = override_label ?? letter
  return {
    percent,
    letter,
    label,
    points: pointsOfLabel(scale, label),
    current_percent: current.percent,
    current_letter: current.letter,
    changed_since: percent !== current.percent || letter !== current.letter,
  }
}

export type OverrideProblem = "reason_missing" | "label_unknown"

/** The reason why a result cannot be overridden; null if it can. */
export function overrideProblem(scale: ScaleFacts, label: string, reason: string | null): OverrideProblem | null {
  if (!stepOfLabel(scale, label)) return "label_unknown"
  return reason?.trim() ? null : "reason_missing"
}
