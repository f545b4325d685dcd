import { describe, expect, test } from "vitest"
import { offsetInList, shiftOf, targetIndex, withMoved } from "./row-places.ts"

// Rows of 40 pixels, the third one of 80, with gaps of 10.
const places = [
  { start: 0, size: 40 },
  { start: 50, size: 40 },
  { start: 100, size: 80 },
  { start: 190, size: 40 },
]

describe("a dragged row", () => {
  test.each([
    [0, 0, 0],
    [0, 49, 0],
    [0, 51, 1],
    [0, 121, 2],
    [0, 900, 3],
    [3, -69, 3],
    [3, -71, 2],
    [3, -900, 0],
  ])("from %i by %i pixels has the index %i", (from, offset, index) => {
    expect(targetIndex(places, from, offset)).toBe(index)
  })
})

test.each([
  [0, 30, 30],
  [0, 900, 190],
  [1, -900, -50],
  [2, 900, 50],
])("a row dragged from %i by %i pixels is shown %i from its place, in the list", (from, offset, shown) => {
  expect(offsetInList(places, from, offset)).toBe(shown)
})

describe("the other rows", () => {
  const shifts = (from: number, to: number) => places.map((_, index) => shiftOf(places, { from, to, index }))
  test("make room for a row that is moved down", () => expect(shifts(0, 2)).toEqual([140, -50, -50, 0]))
  test("make room for a row that is moved up", () => expect(shifts(2, 0)).toEqual([90, 90, -100, 0]))
  test("stay where nothing moves", () => expect(shifts(1, 1)).toEqual([0, 0, 0, 0]))
})

test("the new order has every item once", () => {
  expect(withMoved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"])
  expect(withMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"])
})
