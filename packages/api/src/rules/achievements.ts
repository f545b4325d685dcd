import { reachesPercent, type Points } from "./grading.ts"

/** S §9: a mark is a high score from this percentage on. */
export const highScorePercent = 90
/** S §9: how many are shown of each student. */
export const achievementsShown = 3

type Mark = Points & { id: string; graded_at: Date }

/** Whether a mark is a high score, by the exact quotient, of work worth more than 0 (S §9, DECISIONS 33). */
export function isAchievement(points: Points): boolean {
  return points.possible > 0 && reachesPercent(points, highScorePercent)
}

/** A student's recent high scores: the newest three at most (S §9). */
export function recentAchievements<Row extends Mark>(marks: Row[]): Row[] {
  return marks
    .filter(isAchievement)
    .toSorted((one, other) => other.graded_at.getTime() - one.graded_at.getTime() || other.id.localeCompare(one.id))
    .slice(0, achievementsShown)
}
