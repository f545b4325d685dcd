import { add, compare, divide, exact, multiply, roundHalfUp, sum, type Fraction } from "./fraction.ts"

export const courseLevels = ["regular", "honors", "ap", "dual_enrollment"] as const
export type CourseLevel = (typeof courseLevels)[number]

/** The points that the weighted GPA adds to a course, by its level. Below `from_points` there is no bonus; null: for every passing course. */
export type GpaBonus = { honors: number; ap: number; dual_enrollment: number; from_points: number | null }

/** A family's bonus until it changes it. */
export const usualBonus: GpaBonus = { honors: 0.5, ap: 1, dual_enrollment: 1, from_points: null }

/** A course that counts: final, with points and credits. */
export type CountedCourse = { points: number; credits: number; level: CourseLevel }

export type Gpas = { gpa: number | null; weighted_gpa: number | null }

/** The points of a course in the weighted GPA. A course of 0 points gets no bonus. */
export function weightedPoints(points: number, level: CourseLevel, bonus: GpaBonus): number {
  return roundHalfUp(exactWeighted(points, level, bonus), 2)
}

/** The unweighted and the weighted GPA with two decimals, each rounded half up once. Null without a course that counts. */
export function gpasOf(courses: CountedCourse[], bonus: GpaBonus): Gpas {
  return {
    gpa: meanOf(courses, ({ points }) => exact(points)),
    weighted_gpa: meanOf(courses, ({ points, level }) => exactWeighted(points, level, bonus)),
  }
}

function exactWeighted(points: number, level: CourseLevel, bonus: GpaBonus): Fraction {
  const isBelow = bonus.from_points !== null && compare(exact(points), exact(bonus.from_points)) < 0
  return level === "regular" || points <= 0 || isBelow ? exact(points) : add(exact(points), exact(bonus[level]))
}

function meanOf(courses: CountedCourse[], pointsOf: (course: CountedCourse) => Fraction): number | null {
  const credits = sum(courses.map((course) => exact(course.credits)))
  if (credits.over === 0n) return null
  const total = sum(courses.map((course) => multiply(pointsOf(course), exact(course.credits))))
  return roundHalfUp(divide(total, credits), 2)
}
