import { expect, test } from "vitest"
import { arrangeWork } from "./arrange-work.ts"

const today = "2026-11-21"
const work = (due: string, status: "assigned" | "in_progress" | "submitted" = "assigned") => ({
  due_date: `2026-11-${due}T00:00:00.000Z`,
  status,
})

test("next is work that can still be on time; late work is to catch up on", () => {
  const [late, now, soon] = [work("18"), work("21", "in_progress"), work("24")]
  expect(arrangeWork([late, now, soon], today)).toEqual({ next: now, late: [late], later: [soon] })
})

test("if everything is late, the oldest is next", () => {
  const [oldest, late] = [work("10"), work("18")]
  expect(arrangeWork([oldest, late], today)).toEqual({ next: oldest, late: [late], later: [] })
})

test("work that is turned in is not listed", () => {
  expect(arrangeWork([work("22", "submitted")], today)).toEqual({ next: null, late: [], later: [] })
})
