/** S §9, with D for 60 to below 70 (DECISIONS 11). Lower bounds in percent. */
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

/** Points as they are kept: at most two decimals. */
export type Points = { earned: number; possible: number }

/**
 * The letter of a mark, from the exact quotient: 92.996 % is an A- although it shows as 93 (DECISIONS 33, 43).
 * Null where nothing was to be earned.
 */
export function letterGrade({ earned, possible }: Points): LetterGrade | null {
  if (hundredths(possible) === 0) return null
  return letterBounds.find(([bound]) => reachesPercent({ earned, possible }, bound))?.[1] ?? "F"
}

/** Whether a mark is `percent` or more, by the exact quotient. Meaningless where nothing was to be earned. */
export function reachesPercent({ earned, possible }: Points, percent: number): boolean {
  return hundredths(earned) * 100 >= percent * hundredths(possible)
}

/** Percent of a mark with two decimals, half up, 0 to 100; null where nothing was to be earned. */
export function percentage({ earned, possible }: Points): number | null {
  const [e, p] = [hundredths(earned), hundredths(possible)]
  return p === 0 ? null : divideHalfUp(e * 10_000, p) / 100
}

/**
 * Points earned over points possible of all that is graded, in whole percent rounded half up once, at the end (S §9,
 * DECISIONS 43). Null without anything graded, so that no data is never a 0 (DECISIONS 42).
 */
export function averagePercent(marks: Points[]): number | null {
  const total = sumPoints(marks)
  return total.possible === 0 ? null : divideHalfUp(hundredths(total.earned) * 100, hundredths(total.possible))
}

/** The letter of several marks together, from the unrounded average. */
export function averageLetter(marks: Points[]): LetterGrade | null {
  return letterGrade(sumPoints(marks))
}

/** Marks added up without the drift of binary fractions. */
export function sumPoints(marks: Points[]): Points {
  const sum = (read: (mark: Points) => number) => marks.reduce((total, mark) => total + hundredths(read(mark)), 0) / 100
  return { earned: sum((mark) => mark.earned), possible: sum((mark) => mark.possible) }
}

/** Whether points fit a mark: 0 to what is possible (S §5). */
export function pointsInRange({ earned, possible }: Points): boolean {
  return Number.isFinite(earned) && earned >= 0 && earned <= possible
}

/** S §5's words for points that do not fit. */
export function pointsMessage(possible: number): string {
  return `Points must be a number between 0 and ${possible}`
}

function hundredths(points: number): number {
  return Math.round(points * 100)
}

/** a / b for whole numbers, rounded half up, without leaving the whole numbers. */
function divideHalfUp(a: number, b: number): number {
  return Math.floor((2 * a + b) / (2 * b))
}
