import { describe, expect, test } from "vitest"
import { ben } from "../../../../testing/sample-family.ts"
import { sampleEvent, sampleYear } from "../../../../testing/sample-year.ts"
import { dayLooks } from "./day-style.ts"

const at = (day: string) => `${day}T00:00:00.000Z`
const year = {
  ...sampleYear,
  terms: [
    { id: "1", name: "Fall", start_date: at("2026-08-01"), end_date: at("2026-11-26") },
    { id: "2", name: "Spring", start_date: at("2027-01-04"), end_date: at("2027-05-31") },
  ],
}
const thanksgiving = { date: at("2026-11-26"), is_school_day: false, reason: "day_off" as const, name: "Thanksgiving" }
const friday = { date: at("2026-11-27"), is_school_day: true, reason: "school_day" as const, name: null }

describe("a day of the calendar", () => {
  test("has its name, its kind and its term in words and looks", { tags: ["settings.year-calendar"] }, () => {
    expect(dayLooks(year, { days: [thanksgiving], events: [] }).get("2026-11-26")).toEqual({
      kind: "day_off",
      words: "Thursday, November 26: Thanksgiving, day off",
      name: "Thanksgiving",
      for_child: false,
      term: 0,
    })
  })

  test("is a school day between two terms, and says what one child has", { tags: ["settings.year-calendar"] }, () => {
    const span = { start_date: "2026-11-27", end_date: "2026-11-28" }
    const camp = sampleEvent(1, { event_type: "holiday", student_id: ben.id, title: "Camp", ...span })
    const events = [{ ...camp, student: ben }]
    expect(dayLooks(year, { days: [friday], events }).get("2026-11-27")).toEqual({
      kind: "school_day",
      words: "Friday, November 27: school day; Camp for Ben",
      name: "Camp for Ben",
      for_child: true,
      term: null,
    })
  })
})
