import { expect, test } from "vitest"
import { requireSameAnswer } from "../actions/compare-answers.ts"
import { figuresOf, joinMeasured } from "./measure.ts"
import { readOptions } from "../report/options.ts"

test("figures combine all rounds: median, slowest calls and calls per second", () => {
  const rounds = [
    { milliseconds: [1, 2, 3, 4, 5], seconds: 1, cpu: 10, database: 20 },
    { milliseconds: [6, 7, 8, 9, 100], seconds: 1, cpu: 30, database: 40 },
  ]
  expect(figuresOf(joinMeasured(rounds))).toEqual({ perSecond: 5, p50: 6, p95: 100, p99: 100, cpu: 4, database: 6 })
})

test("a floor that reads less or other rows is refused with the path of the difference", () => {
  const product = JSON.stringify([{ id: "a", grade: { letter: "A" } }])
  const other = JSON.stringify([{ id: "a", grade: { letter: "B" } }])
  expect(() => requireSameAnswer("list", "read", product, product)).not.toThrow()
  expect(() => requireSameAnswer("list", "read", product, other)).toThrow("answer.0.grade.letter")
  expect(() => requireSameAnswer("list", "read", product, "[]")).toThrow("the floor's response differs")
})

test("a write may return other ids and times but the same fields and about as many bytes", () => {
  const product = JSON.stringify({ id: "aaaa", version: 1, undo: "0123456789" })
  expect(() => requireSameAnswer("grade", "write", product, product.replace("aaaa", "bbbb"))).not.toThrow()
  expect(() => requireSameAnswer("grade", "write", product, '{"id":"a","version":1}')).toThrow("undo")
  expect(() => requireSameAnswer("grade", "write", product, product.replace("0123456789", "0"))).toThrow("characters")
})

test("a single action runs without the memory test and does not change the page", () => {
  expect(readOptions([])).toMatchObject({ sizes: [10, 1000], requests: 100_000, write: true, build: true })
  expect(readOptions(["--only", "grade", "--sizes", "10"])).toMatchObject({ sizes: [10], requests: 0, write: false })
  expect(readOptions(["--no-write", "--no-build"])).toMatchObject({ write: false, build: false })
})

test("invalid options are refused with the usage", () => {
  expect(() => readOptions(["--only", "dancing"])).toThrow("The actions are: sign in, open dashboard")
  expect(() => readOptions(["--sizes", "many"])).toThrow("many is not a number")
})
