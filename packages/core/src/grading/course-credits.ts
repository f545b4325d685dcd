import { divide, exact, multiply, roundHalfUp, sum } from "./fraction.ts"
import { isFailing, type ScaleFacts } from "./grading-scale.ts"
import { hasResult } from "./missing.ts"

/** A course has at most so many credits. */
const maxCredits = 10

/** The credits that a course's recorded minutes propose, to the nearest 0.25, half up. Null without any minutes. */
export function proposedCredits(minutes: number, hours_per_credit: number): number | null {
  if (minutes <= 0 || hours_per_credit <= 0) return null
  const minutesForAQuarter = multiply(exact(60 / 4), exact(hours_per_credit))
  return Math.min(roundHalfUp(divide(exact(minutes), minutesForAQuarter), 0) / 4, maxCredits)
}

/** A course on a transcript, as far as it decides about its credits. */
export type CreditedCourse = {
  status: "final" | "in_progress"
  scale: ScaleFacts
  label: string | null
  percent: number | null
  credits: number | null
}

/**
 * The credits that a course of the family earns: all of them if it is final, has a result and is not failed, else none. A narrative
 * course has no result to wait for.
 */
export function creditsEarned({ status, scale, label, percent, credits }: CreditedCourse): number {
  const isEarned = status === "final" && hasResult(scale, { label, percent }) && !isFailing(scale, label)
  return isEarned ? (credits ?? 0) : 0
}

/** Adds credits up without the drift of binary fractions. */
export function sumCredits(credits: number[]): number {
  return roundHalfUp(sum(credits.map(exact)), 2)
}
