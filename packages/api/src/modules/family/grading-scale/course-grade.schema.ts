import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"
import { assignmentTypes } from "@hearthbook/core/work/assignment-types"

export const courseGradeFilter = z.object({
  id,
  term_id: id.optional().meta({ description: "Only work that is due in this term of the course's year" }),
})

const breakdownRow = z.object({
  type: z
    .enum(assignmentTypes)
    .nullable()
    .meta({ description: "Null for all work together, where nothing is weighted" }),
  weight: z.number().nullable(),
  earned: z.number(),
  possible: z.number(),
  percent: z.number(),
  counted: z.int().meta({ description: "How many assignments are in these points" }),
  dropped_ids: z.array(id).meta({ description: "The assignments that are left out because they are the lowest" }),
})

export const courseGradeView = z.object({
  curriculum_id: id,
  term_id: id.nullable(),
  percent: z.number().nullable().meta({ description: "With two decimals; above 100 with extra credit" }),
  shown_percent: z.number().nullable().meta({ description: "Beside the letter, which it does not contradict" }),
  letter: z.string().nullable(),
  points: z.number().nullable().meta({ description: "What the letter counts in the GPA" }),
  breakdown: z.array(breakdownRow).meta({ description: "Empty for a child who does not see grades" }),
})

export type CourseGradeFilter = z.output<typeof courseGradeFilter>
export type CourseGradeView = z.output<typeof courseGradeView>
