/**
 * Lower bounds in percent. A new letter also needs a migration for the check `grade_letter_known`. Stored grades keep their letter
 * when a bound moves, unless the migration changes it.
 */
const letterBounds = [
  [93, "A"],
  [90, "A-"],
  [87, "B+"],
  [83, "B"],
  [80, "B-"],
  [77, "C+"],
  [73, "C"],
  [70, "C-"],
  [60, "D"],
  [0, "F"],
] as const

export type LetterGrade = (typeof letterBounds)[number][1]
export const letterGrades = letterBounds.map(([, letter]) => letter)

/** Points of a grade, with two decimals at most. */
export type Points = { earned: number; possible: number }

/** The letter of a grade, by the exact quotient: 92.996 % is an A- although it is shown as 93. Null for work worth 0 points. */
export function letterGrade({ earned, possible }: Points): LetterGrade | null {
  if (hundredths(possible) === 0) return null
  return letterBounds.find(([bound]) => reachesPercent({ earned, possible }, bound))?.[1] ?? "F"
}

/** True if a grade reaches `percent`, by the exact quotient. Meaningless for work worth 0 points. */
export function reachesPercent({ earned, possible }: Points, percent: number): boolean {
  return hundredths(earned) * 100 >= percent * hundredths(possible)
}

/** A grade's percentage from 0 to 100 with two decimals, rounded half up; null for work worth 0 points. */
export function percentage({ earned, possible }: Points): number | null {
  const [e, p] = [hundredths(earned), hundredths(possible)]
  return p === 0 ? null : divideHalfUp(e * 10_000, p) / 100
}

/**
 * The average of grades: points earned over points possible, in whole percent, rounded half up once at the end. Null without
 * grades, so that missing data never appears as 0.
 */
export function averagePercent(grades: Points[]): number | null {
  const total = sumPoints(grades)
  return total.possible === 0 ? null : divideHalfUp(hundredths(total.earned) * 100, hundredths(total.possible))
}

/**
 * The percentage to show beside a letter: whole, with one or two decimals where rounding would contradict the letter. 89.5 % with
 * a B+ is shown as 89.5, not 90. Beside a letter of another scale the percentage has its decimals, which contradict no bound.
 */
export function shownPercent(percent: number, letter: string | null, leastDecimals: 0 | 2 = 0): number {
  const upper = letterBounds[letterBounds.findIndex(([, one]) => one === letter) - 1]?.[0]
  // A percentage with two decimals may itself have been rounded up to the bound.
  const belowBound = upper !== undefined && percent > upper - 0.01 && percent < upper + 0.005 ? [upper - 0.01] : []
  const rounded = [0, 1, 2]
    .filter((decimals) => decimals >= leastDecimals)
    .map((decimals) => roundTo(percent, decimals))
  const found = [...rounded, ...belowBound].find((shown) => letterOfPercent(shown) === letter)
  return found ?? roundTo(percent, letter === null ? leastDecimals : 2)
}

function letterOfPercent(percent: number): LetterGrade {
  return letterBounds.find(([bound]) => percent >= bound)?.[1] ?? "F"
}

function roundTo(percent: number, decimals: number): number {
  return Math.round(percent * 10 ** decimals) / 10 ** decimals
}

/** Adds grades up in hundredths, without the drift of binary fractions. */
export function sumPoints(grades: Points[]): Points {
  const sum = (read: (grade: Points) => number) =>
    grades.reduce((total, grade) => total + hundredths(read(grade)), 0) / 100
  return { earned: sum((grade) => grade.earned), possible: sum((grade) => grade.possible) }
}

/** True if points earned are between 0 and the points possible. */
export function pointsInRange({ earned, possible }: Points): boolean {
  return Number.isFinite(earned) && earned >= 0 && earned <= possible
}

/** The message for points out of range. */
export function pointsMessage(possible: number): string {
  return `Points must be a number between 0 and ${possible}`
}

function hundredths(points: number): number {
  return Math.round(points * 100)
}

/** Divides integers and rounds half up, in integer arithmetic. */
function divideHalfUp(a: number, b: number): number {
  return Math.floor((2 * a + b) / (2 * b))
}
