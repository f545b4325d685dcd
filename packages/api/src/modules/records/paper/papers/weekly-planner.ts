import { day } from "@hearthbook/core/fields/fields"
import { fullName } from "@hearthbook/core/names/names"
import { addDays, mondayOf } from "@hearthbook/core/time/days"
import type { WeeklyPlannerPaper } from "@hearthbook/paper/documents/weekly-planner"
import { z } from "zod"
import { getStudent } from "../../../family/student/student.service.ts"
import { getPlanner } from "../../../work/planner/planner.service.ts"
import { definePaper } from "../define-paper.ts"
import { ofStudent, paper } from "../paper-inputs.ts"
import { itemsOf } from "../printed-items.ts"

const completion = z.enum(["show", "hide"], "Completion must be show or hide.").default("show")

/** The week of a day, from Monday on. */
export const weeklyPlanner = definePaper({
  path: "/students/{id}/weekly-planner.pdf",
  what: "the week of a day",
  listed: { label: "Weekly planner", group: "Week" },
  input: z.object({ ...ofStudent, date: day("Date"), completion, paper }),
  drawing: "weekly-planner",
  load: async (scope, { id, date, completion: shown }): Promise<WeeklyPlannerPaper> => {
    const student = await getStudent(scope, id)
    const start_date = mondayOf(date)
    const { children } = await getPlanner(scope, { start_date, end_date: addDays(start_date, 6), student_id: id })
    const days = children.flatMap((child) => child.days)
    return {
      student: { name: fullName(student) },
      hide_completion: shown === "hide",
      days: days.map(({ date, is_school_day, name, ...of }) => ({ date, is_school_day, name, items: itemsOf(of) })),
    }
  },
  fileName: ({ student }) => `Week, ${student.name}`,
})
