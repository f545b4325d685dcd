import type { Day } from "@hearthbook/core/time/days"
import { mondayOf } from "@hearthbook/core/time/days"
import { day } from "@hearthbook/core/fields/fields"
import { useState } from "react"
import { useToday } from "../../../session/use-session.ts"
import { lessonAt } from "../../../lib/paths.ts"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"
import { useReturnToPlace } from "../../../ui/focus/use-return-to-place.ts"
import { comeBack, leaveFor } from "../../../ui/url/way-back.ts"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"

export type PlannerView = "plan" | "week"

const weekField = day("Week")

/** The planner's state in the URL: the form or a week, which week, and the lesson in the form. */
export function usePlanner() {
  const { search, put, visit } = useSearchParamsState()
  /** True if an action opened the form, which then focuses its title. Switching tabs leaves focus on the tab. */
  const [focused, setFocused] = useState(false)
  const thisWeek = mondayOf(useToday())
  const { data: requested } = weekField.safeParse(search.get("week") ?? undefined)
  const week = requested ? mondayOf(requested) : thisWeek
  const lesson_id = search.get("lesson")
  useReturnToPlace(lesson_id)
  const view: PlannerView = search.get("view") === "week" && !lesson_id ? "week" : "plan"
  return {
    view,
    week,
    thisWeek,
    lesson_id,
    showWeek: (monday: Day) => put({ week: monday === thisWeek ? null : monday }),
    focused,
    openLesson: (id: string) => {
      setFocused(true)
      visit({ lesson: id, view: null }, leaveFor(lessonAt({ id })))
    },
    /** Opens the form for a new lesson. */
    openForm: () => {
      setFocused(true)
      visit({ view: null, lesson: null })
    },
    turnTo: (next: PlannerView) => {
      setFocused(false)
      visit({ view: next === "week" ? next : null, lesson: null })
    },
    /** Leaves a lesson for the page from which it was opened, or else for the week of its day. */
    leaveLesson: (of: Day) => {
      if (comeBack()) return
      visit({ view: "week", lesson: null, week: mondayOf(of) })
      keepFocusOnPage()
    },
  }
}
export type Planner = ReturnType<typeof usePlanner>
