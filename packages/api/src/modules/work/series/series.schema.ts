import { z } from "zod"
import { day, dayView, flag, id, lessonMinutes, requiredText } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { longestSeries } from "@hearthbook/core/planning/series/series-items"
import { weekdays } from "@hearthbook/core/time/days"
import { assignmentDraft } from "../assignment/assignment.schema.ts"
import { changeId } from "../../../recording/change-id.ts"

/** A whole number within bounds, with one message for all that is wrong. */
function numberFrom(name: string, least: number, most: number) {
  const message = `${name} must be a whole number from ${least} to ${most}.`
  return z.int(message).min(least, message).max(most, message)
}

const work = assignmentDraft.pick({ type: true, points_possible: true })

/** The assignment of each lesson of a series. */
const seriesWork = work.extend({
  due: z
    .enum(["same_day", "next_meeting"], "Choose when the assignments are due.")
    .optional()
    .meta({ description: "The lesson's day, by default, or the course's next meeting day" }),
})

const title = requiredText("Title", limits.title)

export const seriesInput = z
  .object({
    curriculum_ids: z
      .array(id, "Choose a course.")
      .min(1, "Choose a course.")
      .max(12, "Choose at most 12 courses.")
      .transform((ids) => [...new Set(ids)])
      .meta({ description: "More than one for siblings who get the same lessons" }),
    together: flag("Together must be true or false.").optional().meta({
      description: "True joins the siblings' lessons, so that one tick marks them all as done. False by default",
    }),
    titles: z
      .array(title)
      .min(1, "Enter at least one lesson.")
      .max(longestSeries, `Enter at most ${longestSeries} lessons at once.`)
      .optional(),
    pattern: requiredText("Pattern", limits.title)
      .optional()
      .meta({ description: "In place of titles, such as 'Unit {1-6}, lesson {1-5}'" }),
    insert: z
      .object({
        after_every: numberFrom("After every", 1, longestSeries),
        title: title.meta({ description: "{n} is the number of the insertion" }),
        pinned_weekday: z.enum(weekdays, "Choose a weekday.").optional(),
        assignment: seriesWork.optional(),
      })
      .optional(),
    start_date: day("First day")
      .optional()
      .meta({ description: "By default the day after the course's last planned lesson, or today if that is later" }),
    per_day: numberFrom("Lessons a day", 1, 4).optional(),
    every_weeks: numberFrom("Weeks", 1, 4).optional(),
    minutes: lessonMinutes.optional(),
    until: day("Last day").optional(),
    overrun: z
      .enum(["extend", "double_up", "drop", "undate"], "Choose what happens to lessons after the end.")
      .optional()
      .meta({ description: "For lessons after the course's end; extend by default" }),
    assignment: seriesWork.optional().meta({ description: "One for each lesson but the inserted ones" }),
    preview: flag("Preview must be true or false.").optional().meta({ description: "True saves nothing" }),
  })
  .superRefine(({ titles, pattern }, context) => {
    if ((titles === undefined) === (pattern === undefined)) {
      const message = "Enter a list of titles or a pattern."
      context.addIssue({ code: "custom", path: [titles ? "pattern" : "titles"], message })
    }
  })

export const seriesView = z.object({
  lessons: z.array(
    z.object({
      title: z.string(),
      planned_date: dayView.nullable(),
      student_id: id,
      curriculum_id: id,
      position: z.int(),
      pinned: z.boolean(),
    }),
  ),
  count: z.int(),
  first_date: dayView.nullable(),
  last_date: dayView.nullable(),
  beyond_end: z.int().meta({ description: "Lessons after their course's end" }),
  collisions: z.int().meta({ description: "Lessons on a day on which their course already has one" }),
  change_id: changeId,
})

export type SeriesInput = z.output<typeof seriesInput>
export type SeriesView = z.output<typeof seriesView>
export type SeriesWork = z.output<typeof seriesWork>
