import { reachesPercent, type Points } from "./letter-grade.ts"

/** The percentage from which a grade is a high score. */
export const highScorePercent = 90
/** The number of high scores shown for each student. */
export const achievementsShown = 3

type Grade = Points & { id: string; graded_at: Date }

/** True if a grade is a high score, by the exact quotient. Work worth 0 points never is. */
export function isAchievement(points: Points): boolean {
  return points.possible > 0 && reachesPercent(points, highScorePercent)
}

/** A student's newest high scores, three at most. */
export function recentAchievements<Row extends Grade>(grades: Row[]): Row[] {
  return grades
    .filter(isAchievement)
    .toSorted((one, other) => other.graded_at.getTime() - one.graded_at.getTime() || other.id.localeCompare(one.id))
    .slice(0, achievementsShown)
}
