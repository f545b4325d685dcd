import type { GradingScale } from "./grading-scale.ts"

/** A scale as a document explains it. */
export type ExplainedScale = Pick<GradingScale, "name" | "steps">

/**
 * The scales of the courses on a document that its legend has to explain beside the family's: each once, in the order of the courses.
 * Scales without steps explain themselves.
 */
export function otherScales(of_courses: ExplainedScale[], family: ExplainedScale): ExplainedScale[] {
  const seen = new Set([keyOf(family)])
  return of_courses.flatMap(({ name, steps }) => {
    const key = keyOf({ name, steps })
    if (steps.length === 0 || seen.has(key)) return []
    seen.add(key)
    return [{ name, steps }]
  })
}

function keyOf({ name, steps }: ExplainedScale): string {
  return JSON.stringify([name, steps.map(({ label, min_percent, points }) => [label, min_percent, points])])
}
