import { letterGrade, shownPercent, sumPoints } from "../letter-grade.ts"

// A second opinion on the grade of a course without settings: points over points.

type Points = Parameters<typeof letterGrade>[0]

/** The letter of several grades together, from the unrounded average. */
export function averageLetter(grades: Points[]): string | null {
  return letterGrade(sumPoints(grades))
}

/** The percentage of several grades together as it is shown beside their letter. Null without grades. */
export function averageShownPercent(grades: Points[]): number | null {
  const total = sumPoints(grades)
  if (total.possible === 0) return null
  return shownPercent((total.earned * 100) / total.possible, letterGrade(total))
}
