import { addDays, mondayOf, weekdays, weekOf, type Day } from "@hearthbook/core/time/days"
import type { Page } from "playwright/test"
import { openFamilyWithChildren } from "./dashboard.ts"

const names = ["Ada", "Ben", "Cora", "Dan", "Eve", "Finn"]

/** The items of a day of each child of `openFullWeek`: two classes, four lessons and two assignments. */
export const itemsOfDay = 8
export const childrenOfFullWeek = names.length

/** Registers a parent with six children, each with eight items on each of the seven days of this week. Returns today. */
export async function openFullWeek(page: Page): Promise<Day> {
  const { children, post, today } = await openFamilyWithChildren(page, names)
  const student_ids = [...children.values()]
  const days = weekOf(mondayOf(today))
  const art = await post("subjects", { name: "Art", grade_level: "4" })
  const math = await post("subjects", { name: "Math", grade_level: "4" })
  // A class takes a lesson of its subject into its row, so the lessons are of another one.
  for (const hour of ["09", "13"]) {
    await post("schedule/bulk", {
      student_ids,
      days_of_week: weekdays,
      subject_id: art.id,
      start_time: `${hour}:00`,
      end_time: `${hour}:45`,
    })
  }
  await post("events", schoolWeek(today))
  for (const student_id of student_ids) {
    const { id: curriculum_id } = await post("curriculum", { student_id, subject_id: math.id })
    await post("planner/items", {
      lessons: days.flatMap((planned_date) =>
        [1, 2, 3, 4].map((each) => ({ curriculum_id, title: `Lesson ${each}`, planned_date })),
      ),
      assignments: days.flatMap((due_date) =>
        [1, 2].map((each) => ({ curriculum_id, title: `Sheet ${each}`, due_date })),
      ),
    })
  }
  return today
}

/** An event that makes every day of a week a school day. */
function schoolWeek(today: Day): object {
  const monday = mondayOf(today)
  return { title: "School", event_type: "school_day", all_day: true, start_date: monday, end_date: addDays(monday, 6) }
}
