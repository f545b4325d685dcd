import { assignmentTypeLabels } from "../names/labels.ts"
import type { Day } from "../time/days.ts"
import { add, compare, divide, exact, hundredths, multiply, roundHalfUp, sum, type Fraction } from "./fraction.ts"
import { figuresOn, type GradeFigures } from "./grade-figures.ts"
import type { ScaleFacts } from "./grading-scale.ts"

type AssignmentType = keyof typeof assignmentTypeLabels

/** Graded work: an assignment with its points, which have two decimals at most. */
export type GradedWork = {
  id: string
  type: AssignmentType
  due_date: Day
  created_at: Date
  earned: number
  possible: number
  extra_credit: boolean
}

/** The weight of each type that counts; above 0, in any unit. */
export type GradeWeights = Partial<Record<AssignmentType, number>>

/** The number of lowest grades to drop of each type. */
export type DropLowest = Partial<Record<AssignmentType, number>>

export type GradedCourse = {
  scale: ScaleFacts
  weights: GradeWeights | null
  drop_lowest: DropLowest | null
  work: GradedWork[]
}

/** A line of the table that explains a grade: one type and its weight or, without weights, all work together (both null). */
export type BreakdownRow = {
  type: AssignmentType | null
  weight: number | null
  earned: number
  possible: number
  percent: number
  /** The number of assignments in these points. */
  counted: number
  dropped_ids: string[]
}

export type CourseGrade = GradeFigures & { breakdown: BreakdownRow[] }

/** The work that is due in a term, first and last day included. */
export function workOfTerm<Work extends { due_date: Day }>(
  work: Work[],
  { start_date, end_date }: { start_date: Day; end_date: Day },
): Work[] {
  return work.filter(({ due_date }) => start_date <= due_date && due_date <= end_date)
}

/** The grade of a course by its graded work, and how it came about. */
export function courseGrade(course: GradedCourse): CourseGrade {
  const parts = partsOf(course)
  return { ...figuresOn(course.scale, percentOf(parts)), breakdown: parts.map(toRow) }
}

/** The exact percentage of a course, for averages of several courses. Null if nothing counts. */
export function exactPercent(course: Omit<GradedCourse, "scale">): Fraction | null {
  return percentOf(partsOf(course))
}

/** Work of 0 points counts nowhere. */
export function countsPoints({ possible }: { possible: number }): boolean {
  return hundredths(possible) > 0n
}

type Part = {
  type: AssignmentType | null
  weight: number | null
  /** In hundredths. */
  earned: bigint
  possible: bigint
  counted: number
  dropped_ids: string[]
}

function partsOf({ weights, drop_lowest, work }: Omit<GradedCourse, "scale">): Part[] {
  const counting = work.filter(countsPoints)
  const types = typesOf(counting).map((type) => {
    const all = counting.filter((one) => one.type === type)
    return { type, ...dropFrom(all, drop_lowest?.[type] ?? 0) }
  })
  const parts = weights
    ? types.flatMap(({ type, counted, dropped }): Part[] => {
        const weight = weights[type] ?? 0
        return weight <= 0 ? [] : [{ type, weight, ...pointsOf(counted), dropped_ids: idsOf(dropped) }]
      })
    : [
        {
          type: null,
          weight: null,
          ...pointsOf(types.flatMap(({ counted }) => counted)),
          dropped_ids: idsOf(types.flatMap(({ dropped }) => dropped)),
        },
      ]
  return parts.filter(({ possible }) => possible > 0n)
}

const typeOrder = Object.keys(assignmentTypeLabels)

/** The types of some work, in the order of the forms. */
function typesOf(work: GradedWork[]): AssignmentType[] {
  const types = new Set(work.map(({ type }) => type))
  return [...types].toSorted((a, b) => typeOrder.indexOf(a) - typeOrder.indexOf(b))
}

/** Takes the lowest percentages out, of equal ones the earlier work. At least one stays, and extra credit is never dropped. */
function dropFrom(work: GradedWork[], count: number): { counted: GradedWork[]; dropped: GradedWork[] } {
  const usual = work.filter(({ extra_credit }) => !extra_credit).toSorted(byPercent)
  const dropped = usual.slice(0, Math.max(0, Math.min(count, usual.length - 1)))
  return { counted: work.filter((one) => !dropped.includes(one)), dropped }
}

function byPercent(a: GradedWork, b: GradedWork): number {
  return (
    compare(quotient(a), quotient(b)) ||
    compareTexts(a.due_date, b.due_date) ||
    a.created_at.getTime() - b.created_at.getTime() ||
    compareTexts(a.id, b.id)
  )
}

function quotient({ earned, possible }: GradedWork): Fraction {
  return { over: hundredths(earned), under: hundredths(possible) }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Extra credit adds to the points earned and not to those possible. */
function pointsOf(work: GradedWork[]): Pick<Part, "earned" | "possible" | "counted"> {
  return {
    earned: work.reduce((total, { earned }) => total + hundredths(earned), 0n),
    possible: work.reduce(
      (total, { possible, extra_credit }) => (extra_credit ? total : total + hundredths(possible)),
      0n,
    ),
    counted: work.length,
  }
}

function idsOf(work: GradedWork[]): string[] {
  return work.map(({ id }) => id)
}

/** The percentages by weight, rescaled to the weights of what is there. */
function percentOf(parts: Part[]): Fraction | null {
  if (parts.length === 0) return null
  const weighted = parts.map((part) => ({ weight: exact(part.weight ?? 1), percent: partPercent(part) }))
  const total = weighted.map(({ weight }) => weight).reduce(add)
  return divide(sum(weighted.map(({ weight, percent }) => multiply(weight, percent))), total)
}

function partPercent({ earned, possible }: Part): Fraction {
  return { over: earned * 100n, under: possible }
}

function toRow({ type, weight, counted, dropped_ids, ...part }: Part): BreakdownRow {
  return {
    type,
    weight,
    earned: Number(part.earned) / 100,
    possible: Number(part.possible) / 100,
    percent: roundHalfUp(partPercent({ type, weight, counted, dropped_ids, ...part }), 2),
    counted,
    dropped_ids,
  }
}
