import type { CountedCourse, Gpas } from "../gpa.ts"
import type { ScaleFacts, ScaleStep } from "../grading-scale.ts"
import { slowGpas, slowStep } from "./reference.ts"
import type { TranscriptInput } from "../transcript-types.ts"

// The figures of a transcript, computed for tests course by course, in credits counted by quarters.

/** A year of grades 9 to 12 with its credits and averages. */
type SlowYear = { year: string; credits: number } & Gpas
type SlowTranscript = { years: SlowYear[]; earlier: SlowTotals; cumulative: SlowTotals }
type SlowTotals = { credits: number } & Gpas
type Line = { year: string; isHigh: boolean; quarters: number; earned: number; counted: CountedCourse | null }

export function slowTranscript(input: TranscriptInput): SlowTranscript {
  const lines = [...linesOfCourses(input), ...linesOfPastCourses(input)]
  const high = lines.filter(({ isHigh }) => isHigh)
  const names: string[] = []
  for (const { year } of high) if (!names.includes(year)) names.push(year)
  names.sort()
  const total = (some: Line[]): SlowTotals => {
    let earned = 0
    const counted: CountedCourse[] = []
    for (const line of some) {
      earned += line.earned
      if (line.counted) counted.push(line.counted)
    }
    return { credits: earned / 4, ...slowGpas(counted, input.bonus) }
  }
  return {
    years: names.map((year) => ({ year, ...total(high.filter((line) => line.year === year)) })),
    earlier: total(lines.filter(({ isHigh, quarters }) => !isHigh && quarters > 0)),
    cumulative: total(high),
  }
}

function linesOfCourses({ courses, today }: TranscriptInput): Line[] {
  return courses.map(({ academic_year, grade_level, credits, level, scale, result, end_date }) => {
    const isOver = result.is_final || end_date < today
    const step = stepNamed(scale, result.label)
    let earns = isOver
    if (scale.kind === "percent" && result.percent === null && result.label === null) earns = false
    if (scale.kind !== "percent" && scale.kind !== "narrative" && step === null) earns = false
    if (step && fails(scale, step)) earns = false
    return line(academic_year, grade_level, credits, earns, isOver ? pointsOf(scale, step) : null, level)
  })
}

function linesOfPastCourses({ past_courses, scale }: TranscriptInput): Line[] {
  return past_courses.map(({ academic_year, grade_level, credits, level, letter }) => {
    const step = stepNamed(scale, letter)
    return line(academic_year, grade_level, credits, !(step && fails(scale, step)), pointsOf(scale, step), level)
  })
}

function line(
  academic_year: string,
  grade_level: string,
  credits: number | null,
  earns: boolean,
  points: number | null,
  level: CountedCourse["level"],
): Line {
  const quarters = (credits ?? 0) * 4
  return {
    year: `${academic_year} grade ${grade_level.padStart(2, "0")}`,
    isHigh: ["9", "10", "11", "12"].includes(grade_level),
    quarters,
    earned: earns ? quarters : 0,
    counted: points === null || credits === null || credits === 0 ? null : { points, credits, level },
  }
}

function stepNamed({ steps }: ScaleFacts, label: string | null): ScaleStep | null {
  for (const step of steps) if (step.label === label) return step
  return null
}

function pointsOf({ kind }: ScaleFacts, step: ScaleStep | null): number | null {
  return step && (kind === "letter" || kind === "standards") ? step.points : null
}

/** An F and, of pass/fail, the lowest step fail. Enough for the scales in the tests. */
function fails(scale: ScaleFacts, step: ScaleStep): boolean {
  return step.points === 0 || (scale.kind === "pass_fail" && step.label === slowStep(scale, [0n, 1n])?.label)
}
