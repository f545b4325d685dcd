import { expect, test } from "vitest"
import { chooseAnswers, isKept } from "./cached-queries.ts"

const day = 24 * 60 * 60_000
const answer = (name: string, at: number, size = 10) => ({ key: [[name]], data: "x".repeat(size), at })

test("answers are kept for a week, the newest first, as far as they fit", { tags: ["offline.last-known"] }, () => {
  const [old, week, today] = [answer("old", 0), answer("week", 2 * day), answer("today", 8 * day)]
  expect(chooseAnswers([old, week, today], 8 * day)).toEqual([today, week])
  const large = answer("large", 7 * day, 2_999_900)
  expect(chooseAnswers([large, week, today], 8 * day)).toEqual([today, large])
})

test("only the listed queries are kept", { tags: ["offline.private"] }, () => {
  expect(isKept({ queryKey: [["planner", "inRange"], { input: {}, type: "query" }] })).toBe(true)
  expect(isKept({ queryKey: [["auth", "options"], { type: "query" }] })).toBe(false)
  expect(isKept({ queryKey: ["a preview", "{}"] })).toBe(false)
})
