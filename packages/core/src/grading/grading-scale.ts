import { limits } from "../limits/limits.ts"
import { compare, exact, type Fraction } from "./fraction.ts"

export const scaleKinds = ["letter", "percent", "pass_fail", "standards", "narrative"] as const
export type ScaleKind = (typeof scaleKinds)[number]

/** A step of a scale, from its lower bound in percent on. One without a bound is below all others, or chosen by hand. `points` count in the GPA. */
export type ScaleStep = { label: string; min_percent: number | null; points: number | null }
export type GradingScale = { id: string; name: string; kind: ScaleKind; steps: ScaleStep[] }

/** The part of a scale that grading needs. */
export type ScaleFacts = Pick<GradingScale, "kind" | "steps">

const maxSteps = 30

/**
 * The step of an exact percentage: the one with the highest bound that it reaches. Below the lowest bound it is the step without a
 * bound, as in 'D 60, F', or else the lowest step. Null on a scale without bounds, in percent, or narrative.
 */
export function stepOfPercent({ kind, steps }: ScaleFacts, percent: Fraction): ScaleStep | null {
  if (kind === "percent" || kind === "narrative") return null
  const bounded = boundedSteps(steps)
  const reached = bounded.find(({ min_percent }) => compare(percent, exact(min_percent)) >= 0)
  if (reached) return reached
  const lowest = bounded.at(-1) ?? null
  return lowest && (steps.find(({ min_percent }) => min_percent === null) ?? lowest)
}

type BoundedStep = ScaleStep & { min_percent: number }

/** The steps with a lower bound, the highest first. */
export function boundedSteps(steps: ScaleStep[]): BoundedStep[] {
  return steps
    .filter((step): step is BoundedStep => step.min_percent !== null)
    .toSorted((a, b) => b.min_percent - a.min_percent)
}

/** The step of a label; null for a label that the scale does not have. */
export function stepOfLabel({ steps }: ScaleFacts, label: string | null): ScaleStep | null {
  return steps.find((step) => step.label.trim() === label?.trim()) ?? null
}

/**
 * The percentage that a label without one stands for: the middle of its step, since nothing says more. Case, spaces and a typographic minus do
 * not matter. Null for a label that the scale does not have, or that has no bounds.
 */
export function percentOfLabel({ steps }: ScaleFacts, label: string): number | null {
  const written = plainLabel(label)
  const bounded = boundedSteps(steps)
  const index = bounded.findIndex((step) => plainLabel(step.label) === written)
  const step = bounded[index]
  if (!step) return null
  const top = Math.max(bounded[index - 1]?.min_percent ?? 100, step.min_percent)
  return (step.min_percent + top) / 2
}

function plainLabel(label: string): string {
  return label
    .replace(/\s/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .toLowerCase()
}

/**
 * The points with which a label counts in the GPA. Null for an unknown label, a step without points, and on a scale that counts in no
 * GPA: pass/fail, percent and narrative.
 */
export function pointsOfLabel(scale: ScaleFacts, label: string | null): number | null {
  return countsInGpa(scale) ? (stepOfLabel(scale, label)?.points ?? null) : null
}

/** True for a scale whose labels have points. */
export function countsInGpa({ kind, steps }: ScaleFacts): boolean {
  return (kind === "letter" || kind === "standards") && steps.some(({ points }) => points !== null)
}

/** True for a label that earns no credit: one of 0 points or, of letters and pass/fail without points, the lowest of several steps. */
export function isFailing(scale: ScaleFacts, label: string | null): boolean {
  const step = stepOfLabel(scale, label)
  if (!step) return false
  if (step.points !== null) return step.points === 0
  if (countsInGpa(scale) || (scale.kind !== "letter" && scale.kind !== "pass_fail")) return false
  const lowest = stepOfPercent(scale, exact(0)) ?? scale.steps.at(-1)
  return scale.steps.length > 1 && step === lowest
}

/** A field of a scale that cannot be saved, and the reason in words. */
export type ScaleProblem = { path: (string | number)[]; message: string }

/** The reasons why a scale cannot be saved; none if it can. */
export function scaleProblems({ kind, steps }: ScaleFacts): ScaleProblem[] {
  const needsSteps = kind !== "percent" && kind !== "narrative"
  if (needsSteps && steps.length === 0) return [{ path: ["steps"], message: "Add at least one step." }]
  if (steps.length > maxSteps) return [{ path: ["steps"], message: `A scale has at most ${maxSteps} steps.` }]
  return steps.flatMap(({ label, min_percent }, index) => {
    const before = steps.slice(0, index)
    const problems: ScaleProblem[] = []
    if (kind === "letter" && label.trim().length > limits.letter)
      problems.push({ path: ["steps", index, "label"], message: `A letter has ${limits.letter} characters at most.` })
    if (before.some((step) => step.label.trim() === label.trim()))
      problems.push({ path: ["steps", index, "label"], message: `There are two steps named ${label.trim()}.` })
    if (min_percent !== null && before.some((step) => step.min_percent === min_percent))
      problems.push({ path: ["steps", index, "min_percent"], message: `Two steps begin at ${min_percent}%.` })
    return problems
  })
}
