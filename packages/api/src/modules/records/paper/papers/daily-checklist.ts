import { day } from "@hearthbook/core/fields/fields"
import { shortNames } from "@hearthbook/core/names/names"
import type { DailyChecklistPaper } from "@hearthbook/paper/documents/daily-checklist"
import { z } from "zod"
import { getPlanner } from "../../../work/planner/planner.service.ts"
import { definePaper } from "../define-paper.ts"
import { paper } from "../paper-inputs.ts"
import { itemsOf, toDue, toLesson } from "../printed-items.ts"

/** One day of all students. */
export const dailyChecklist = definePaper({
  path: "/daily-checklist.pdf",
  what: "one day of all students",
  listed: { label: "Daily checklist", group: "Week" },
  input: z.object({ date: day("Date"), paper }),
  drawing: "daily-checklist",
  load: async (scope, { date }): Promise<DailyChecklistPaper> => {
    const { days, children } = await getPlanner(scope, { start_date: date, end_date: date })
    const names = shortNames(children.map(({ student }) => student))
    return {
      date,
      name: days[0]?.name ?? null,
      children: children.map(({ student, left_over, days: own }) => {
        const { lessons, fixed, assignments, lesson_count, fixed_count, assignment_count } = left_over
        return {
          name: names.get(student.id) ?? student.first_name,
          items: own.flatMap(itemsOf),
          left_over: [...[...lessons, ...fixed].map(toLesson), ...assignments.map(toDue)],
          left_over_count: lesson_count + fixed_count + assignment_count,
        }
      }),
    }
  },
  fileName: ({ date }) => `Checklist, ${date}`,
})
