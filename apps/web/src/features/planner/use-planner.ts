import type { Day } from "@hearthbook/api/rules/days"
import { mondayOf } from "@hearthbook/api/rules/days"
import { day } from "@hearthbook/api/fields"
import { useToday } from "../../lib/use-session.ts"
import { useAddress } from "../../ui/use-address.ts"

export type PlannerView = "plan" | "week"

const weekField = day("Week")

/** What the planner shows, as the address has it: the form or a week, which week, and the lesson that is open in the form. */
export function usePlanner() {
  const { search, put, visit } = useAddress()
  const thisWeek = mondayOf(useToday())
  const { data: asked } = weekField.safeParse(search.get("week") ?? undefined)
  const week = asked ? mondayOf(asked) : thisWeek
  const lesson_id = search.get("lesson")
  const view: PlannerView = search.get("view") === "week" && !lesson_id ? "week" : "plan"
  return {
    view,
    week,
    thisWeek,
    lesson_id,
    showWeek: (monday: Day) => put({ week: monday === thisWeek ? null : monday }),
    openLesson: (id: string) => visit({ lesson: id, view: null }),
    /** To the form for a new lesson. */
    openForm: () => visit({ view: null, lesson: null }),
    /** To the week of that day; to the one shown last without it. */
    openWeek: (of?: Day) => visit({ view: "week", lesson: null, ...(of && { week: mondayOf(of) }) }),
  }
}
export type Planner = ReturnType<typeof usePlanner>
