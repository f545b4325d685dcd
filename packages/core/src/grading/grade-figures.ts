import { add, compare, exact, hundredths, roundHalfUp, type Fraction } from "./fraction.ts"
import { boundedSteps, pointsOfLabel, stepOfPercent, type ScaleFacts } from "./grading-scale.ts"

/** The figures of a grade. All are null without graded work. */
export type GradeFigures = {
  /** In percent with two decimals, rounded half up once. Above 100 with extra credit. */
  percent: number | null
  /** In whole percent, rounded half up from the exact percentage. */
  whole_percent: number | null
  /** The percentage to show beside the letter, which it does not contradict. */
  shown_percent: number | null
  letter: string | null
  points: number | null
}

export const noFigures: GradeFigures = {
  percent: null,
  whole_percent: null,
  shown_percent: null,
  letter: null,
  points: null,
}

/** The label of one piece of work on a scale. Null for work of 0 points, and where the scale has no labels. */
export function letterOn(scale: ScaleFacts, { earned, possible }: { earned: number; possible: number }): string | null {
  const under = hundredths(possible)
  return under === 0n ? null : (stepOfPercent(scale, { over: hundredths(earned) * 100n, under })?.label ?? null)
}

/** The figures of an exact percentage on a scale. A narrative scale has none. */
export function figuresOn(scale: ScaleFacts, percent: Fraction | null): GradeFigures {
  if (percent === null || scale.kind === "narrative") return noFigures
  const letter = stepOfPercent(scale, percent)?.label ?? null
  return {
    percent: roundHalfUp(percent, 2),
    whole_percent: roundHalfUp(percent, 0),
    shown_percent: shownBeside(scale, percent, letter),
    letter,
    points: pointsOfLabel(scale, letter),
  }
}

const hundredth = exact(0.01)
const halfHundredth = exact(0.005)

/** The percentage to show beside a label: whole, with one or two decimals where rounding would contradict the label. */
function shownBeside(scale: ScaleFacts, percent: Fraction, label: string | null): number {
  const bounded = boundedSteps(scale.steps)
  const place = bounded.findIndex((step) => step.label === label)
  // A step without a bound ends at the lowest one.
  const upper = place === -1 ? bounded.at(-1) : bounded[place - 1]
  const rounded = [0, 1, 2].map((decimals) => roundHalfUp(percent, decimals))
  const shown = [...rounded, ...(upper ? justBelow(percent, exact(upper.min_percent)) : [])]
  const found = shown.find((number) => stepOfPercent(scale, exact(number))?.label === label)
  return found ?? roundHalfUp(percent, 0)
}

/** The last hundredth below a bound, for a percentage near it. One with two decimals may itself have been rounded up to the bound. */
function justBelow(percent: Fraction, bound: Fraction): number[] {
  const isAbove = compare(add(percent, hundredth), bound) > 0
  const isBelow = compare(percent, add(bound, halfHundredth)) < 0
  if (!isAbove || !isBelow) return []
  return [roundHalfUp({ over: bound.over * 100n - bound.under, under: bound.under * 100n }, 2)]
}
