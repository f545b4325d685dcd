import type { Mark } from "@hearthbook/core/attendance/attendance"
import { weekOf } from "@hearthbook/core/time/days"
import { describe, expect, test } from "vitest"
import { describeInsights } from "./insight-messages.ts"
import { figuresOf } from "../week/week-figures.ts"

const days = weekOf("2026-11-16")
const child = (first_name: string, streak: number) => ({ id: first_name, first_name, streak })

/** The insights on Friday, for children with the same mark on each of the five days. */
function insightsOf(statuses: Record<string, Mark["status"]>, streaks: number[]) {
  const children = Object.keys(statuses).map((name, place) => child(name, streaks[place] ?? 0))
  const marks = children.flatMap(({ id }) =>
    days.slice(0, 5).flatMap((date): Mark[] => {
      const status = statuses[id]
      return status ? [{ student_id: id, date, status }] : []
    }),
  )
  return describeInsights(figuresOf({ days, marks, children, offOf: () => null, today: "2026-11-20" }), children, marks)
}

describe("insights of a week", () => {
  test("full attendance: an outstanding week, and the perfect streaks", () => {
    expect(insightsOf({ Ada: "present", Ben: "late" }, [12, 0])).toEqual([
      {
        insight: "outstanding_week",
        title: "Outstanding Week",
        text: "Attendance is 100%: 10 school days attended, 5 of them late.",
      },
      {
        insight: "perfect_streaks",
        title: "Perfect Streaks",
        text: "Ada (12) has been present 5 school days or more in a row.",
      },
    ])
  })

  test("one child absent all week: an alert, and the rate to improve", () => {
    expect(insightsOf({ Ada: "absent" }, [0]).map(({ title, text }) => `${title}: ${text}`)).toEqual([
      "Absence Alert: 5 absences among 1 child this week: Ada (5).",
      "Improvement Opportunity: Attendance is 0%. Not attended: 5 absent, 0 excused and 0 not marked yet.",
    ])
  })

  test("a long list of names ends with the number of others", () => {
    const everyone = { Ada: "present", Ben: "present", Cleo: "present", Dan: "present", Eve: "present" } as const
    expect(insightsOf(everyone, [5, 9, 7, 6, 8])[1]?.text).toBe(
      "Ben (9), Eve (8), Cleo (7), and 2 others have been present 5 school days or more in a row.",
    )
  })

  test("an ordinary week has no insights", () => {
    expect(
      insightsOf({ Ada: "present", Ben: "present", Cleo: "late", Dan: "late", Eve: "absent" }, [1, 1, 0, 0, 0]),
    ).toEqual([])
  })
})
