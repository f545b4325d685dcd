import { describe, expect, test } from "vitest"
import { markOfKey, placeAfter } from "./grid-keys.ts"

const size = { rows: 3, columns: 7 }
const from =
  (row: number, column: number) =>
  (key: string, withControl = false) =>
    placeAfter(key, withControl, { row, column }, size)

describe("a key in the grid", () => {
  test("moves by one cell, and stops at the edges", () => {
    expect(from(1, 2)("ArrowUp")).toEqual({ row: 0, column: 2 })
    expect(from(1, 2)("ArrowDown")).toEqual({ row: 2, column: 2 })
    expect(from(1, 2)("ArrowLeft")).toEqual({ row: 1, column: 1 })
    expect(from(1, 2)("ArrowRight")).toEqual({ row: 1, column: 3 })
    expect(from(0, 0)("ArrowUp")).toEqual({ row: 0, column: 0 })
    expect(from(0, 0)("ArrowLeft")).toEqual({ row: 0, column: 0 })
    expect(from(2, 6)("ArrowDown")).toEqual({ row: 2, column: 6 })
    expect(from(2, 6)("ArrowRight")).toEqual({ row: 2, column: 6 })
  })

  test("moves to Monday or Sunday, with Ctrl in the first or last child's row", () => {
    expect(from(1, 2)("Home")).toEqual({ row: 1, column: 0 })
    expect(from(1, 2)("End")).toEqual({ row: 1, column: 6 })
    expect(from(1, 2)("Home", true)).toEqual({ row: 0, column: 0 })
    expect(from(1, 2)("End", true)).toEqual({ row: 2, column: 6 })
  })

  test("sets a mark in upper or lower case, or clears it; other keys do nothing", () => {
    expect(["p", "a", "l", "e"].map(markOfKey)).toEqual(["present", "absent", "late", "excused"])
    expect(["delete", "backspace"].map(markOfKey)).toEqual([null, null])
    expect(["x", "tab", "enter", " "].map(markOfKey)).toEqual([undefined, undefined, undefined, undefined])
    expect(from(1, 2)("Tab")).toBeNull()
  })
})
