import type { BreakdownRow, GradedCourse, GradedWork } from "../course-grade.ts"
import type { CountedCourse, GpaBonus, Gpas } from "../gpa.ts"
import type { ScaleFacts, ScaleStep } from "../grading-scale.ts"

// Slow and obvious versions of the rules, for tests. They share no arithmetic with them: numbers are read from their decimals, drops
// are made one by one, and quotients are written out by long division.

type Quotient = [over: bigint, under: bigint]
type Type = GradedWork["type"]
type Figures = { percent: number | null; letter: string | null; points: number | null }

/** Millionths, read from the decimals of a number. */
export function millionths(number: number): bigint {
  return BigInt(number.toFixed(6).replace(".", ""))
}

/** Writes a quotient out by long division. The digit after the last one decides if it is rounded up. */
export function longDivision([over, under]: Quotient, decimals: number): number {
  let digits = String(over / under)
  let rest = over % under
  for (let place = 0; place <= decimals; place++) {
    rest *= 10n
    digits += String(rest / under)
    rest %= under
  }
  const kept = BigInt(digits.slice(0, -1)) + (Number(digits.at(-1)) >= 5 ? 1n : 0n)
  return Number(kept) / 10 ** decimals
}

/** The step of a percentage, by looking at every step. */
export function slowStep({ kind, steps }: ScaleFacts, [over, under]: Quotient): ScaleStep | null {
  if (kind === "percent" || kind === "narrative") return null
  let best: ScaleStep | null = null
  let lowest: ScaleStep | null = null
  for (const step of steps) {
    if (step.min_percent === null) continue
    if (lowest === null || step.min_percent < (lowest.min_percent ?? 0)) lowest = step
    const isReached = over * 1_000_000n >= millionths(step.min_percent) * under
    if (isReached && (best === null || step.min_percent > (best.min_percent ?? 0))) best = step
  }
  if (best !== null || lowest === null) return best
  for (const step of steps) if (step.min_percent === null) return step
  return lowest
}

export function slowFigures(scale: ScaleFacts, quotient: Quotient | null): Figures {
  if (quotient === null || scale.kind === "narrative") return { percent: null, letter: null, points: null }
  const step = slowStep(scale, quotient)
  const counts = scale.kind === "letter" || scale.kind === "standards"
  return {
    percent: longDivision(quotient, 2),
    letter: step ? step.label : null,
    points: step && counts ? step.points : null,
  }
}

const types: Type[] = ["homework", "quiz", "test", "project", "essay", "lab", "reading"]

/** The grade of a course: each type by itself, then the types together over the product of all points possible. */
export function slowCourseGrade(course: GradedCourse): Figures & { breakdown: BreakdownRow[] } {
  const { scale, weights } = course
  const parts = types.map((type) => ({ type, ...keepOfType(course, type) }))
  const rows = weights
    ? parts.flatMap(({ type, kept, dropped }) => rowOf(type, weights[type] ?? null, kept, dropped))
    : rowOf(
        null,
        null,
        parts.flatMap(({ kept }) => kept),
        parts.flatMap(({ dropped }) => dropped),
      )
  const breakdown = rows.filter(({ weight }) => weights === null || (weight !== null && weight > 0))
  return { ...slowFigures(scale, slowQuotient(breakdown)), breakdown }
}

function slowQuotient(rows: BreakdownRow[]): Quotient | null {
  if (rows.length === 0) return null
  const all = rows.reduce((product, { possible }) => product * millionths(possible), 1n)
  let over = 0n
  let under = 0n
  for (const { weight, earned, possible } of rows) {
    const share = millionths(weight ?? 1)
    over += share * millionths(earned) * (all / millionths(possible)) * 100n
    under += share * all
  }
  return [over, under]
}

/** The exact percentage of a course, as a quotient. */
export function slowPercent(course: Omit<GradedCourse, "scale">): Quotient | null {
  return slowQuotient(slowCourseGrade({ ...course, scale: { kind: "percent", steps: [] } }).breakdown)
}

function keepOfType({ work, drop_lowest }: GradedCourse, type: Type): { kept: GradedWork[]; dropped: GradedWork[] } {
  const kept = work.filter((one) => one.type === type && one.possible > 0)
  const dropped: GradedWork[] = []
  for (let count = 0; count < (drop_lowest?.[type] ?? 0); count++) {
    const [first, ...others] = kept.filter(({ extra_credit }) => !extra_credit)
    if (!first || others.length === 0) break
    let worst = first
    for (const one of others) if (isWorse(one, worst)) worst = one
    kept.splice(kept.indexOf(worst), 1)
    dropped.push(worst)
  }
  return { kept, dropped }
}

function isWorse(a: GradedWork, b: GradedWork): boolean {
  const [left, right] = [millionths(a.earned) * millionths(b.possible), millionths(b.earned) * millionths(a.possible)]
  if (left !== right) return left < right
  if (a.due_date !== b.due_date) return a.due_date < b.due_date
  if (a.created_at.getTime() !== b.created_at.getTime()) return a.created_at < b.created_at
  return a.id < b.id
}

function rowOf(type: Type | null, weight: number | null, kept: GradedWork[], dropped: GradedWork[]): BreakdownRow[] {
  let earned = 0n
  let possible = 0n
  for (const one of kept) {
    earned += millionths(one.earned)
    if (!one.extra_credit) possible += millionths(one.possible)
  }
  if (possible === 0n) return []
  const percent = longDivision([earned * 100n, possible], 2)
  const dropped_ids = dropped.map(({ id }) => id)
  const points = { earned: Number(earned) / 1_000_000, possible: Number(possible) / 1_000_000 }
  return [{ type, weight, ...points, percent, counted: kept.length, dropped_ids }]
}

/** The GPAs, course by course. */
export function slowGpas(courses: CountedCourse[], bonus: GpaBonus): Gpas {
  let [credits, plain, weighted] = [0n, 0n, 0n]
  for (const { points, level, credits: ofCourse } of courses) {
    let extra = 0n
    if (level === "honors") extra = millionths(bonus.honors)
    if (level === "ap") extra = millionths(bonus.ap)
    if (level === "dual_enrollment") extra = millionths(bonus.dual_enrollment)
    if (points === 0) extra = 0n
    if (bonus.from_points !== null && points < bonus.from_points) extra = 0n
    credits += millionths(ofCourse)
    plain += millionths(points) * millionths(ofCourse)
    weighted += (millionths(points) + extra) * millionths(ofCourse)
  }
  if (credits === 0n) return { gpa: null, weighted_gpa: null }
  const under = credits * 1_000_000n
  return { gpa: longDivision([plain, under], 2), weighted_gpa: longDivision([weighted, under], 2) }
}
