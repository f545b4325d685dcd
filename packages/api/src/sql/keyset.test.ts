import { expect, test } from "vitest"
import { keyset } from "./keyset.ts"

const byTime = keyset("asc", [
  ["date", "date"],
  ["start_time", "time"],
  ["id", "uuid"],
])

test("the order and the comparison use the same columns in the same direction", () => {
  const row = { date: new Date("2026-09-01"), start_time: new Date("1970-01-01T08:30:00Z"), id: "x" }
  expect(byTime.order.sql).toBe("a.date ASC, a.start_time ASC, a.id ASC")
  expect(byTime.after(row).sql).toBe("(a.date,a.start_time,a.id) > (?::date,?::time,?::uuid)")
  expect(byTime.after(row).values).toEqual(["2026-09-01", "08:30:00.000", "x"])
})

test("a descending list continues with smaller values", () => {
  const newest = keyset("desc", [
    ["created_at", "timestamptz"],
    ["id", "uuid"],
  ])
  expect(newest.order.sql).toBe("a.created_at DESC, a.id DESC")
  expect(newest.after({ created_at: new Date(0), id: "x" }).sql).toBe("(a.created_at,a.id) < (?::timestamptz,?::uuid)")
  expect(newest.after({ created_at: new Date(0), id: "x" }).values).toEqual(["1970-01-01T00:00:00.000Z", "x"])
})
