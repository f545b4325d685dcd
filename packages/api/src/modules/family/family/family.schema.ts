import { z } from "zod"
import {
  byId,
  flag,
  gradeLevel,
  id,
  optionalDayMinutes,
  removed,
  requiredText,
  version,
} from "@hearthbook/core/fields/fields"
import { lastingKinds } from "@hearthbook/core/permissions/ways-in"
import { weekdays } from "@hearthbook/core/time/days"
import { limits } from "@hearthbook/core/limits/limits"
import { timeZone } from "../../access/auth/auth.schema.ts"
import { revokedWaysIn } from "../../access/auth/session/revoked.schema.ts"
import { scaleId } from "../grading-scale/grading-scale.schema.ts"
import { schoolDays } from "./school-days.schema.ts"

const dayOfYear = "Choose a month and a day that exists in every year, such as 07-01."
/** MM-DD, as the database checks it. 29 February is not allowed, because most years lack it. */
const yearStart = z
  .string(dayOfYear)
  .regex(/^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$/, dayOfYear)

const hoursAsked = "Hours must be a whole number from 1 to 1000."
const bonusAsked = "Points must be a number from 0 to 20 with two decimals at most."
const bonus = z.number(bonusAsked).min(0, bonusAsked).max(20, bonusAsked).multipleOf(0.01, bonusAsked)

export const familyUpdate = z
  .object({
    /** Longer than a person's name, because registration makes it from one. */
    name: requiredText("Family name", limits.family_name),
    time_zone: timeZone.meta({ description: "IANA name. 'Today' is the day in this time zone" }),
    school_days: schoolDays.meta({
      description: "The school weekdays of the school year in progress, and of new years",
    }),
    year_start: yearStart.meta({ description: "MM-DD: the first day of an academic year" }),
    children_complete_lessons: flag("Choose whether students may mark lessons as done.").meta({
      description: "True lets students mark their own lessons as done",
    }),
    max_day_minutes: optionalDayMinutes.meta({
      description: "The week points out a student's day that has more minutes; null for no limit",
    }),
    adult_below_grade: gradeLevel.nullable().meta({
      description: "The week points out classes at the same time of students below this grade; null for none",
    }),
    log_classes: z.enum(["ask", "auto", "never"], "Choose ask, auto or never.").meta({
      description: "What is done about the time of a day's classes: the dashboard asks, it is logged by itself, or not",
    }),
    rule_pack_id: z.string("Choose a state.").max(40).nullable().meta({
      description: "The rule pack that is proposed for each student and year; null for none",
    }),
    grading_scale_id: scaleId
      .nullable()
      .meta({ description: "The scale of courses without one; null for the standard letters" }),
    hours_per_credit: z.int(hoursAsked).min(1, hoursAsked).max(1000, hoursAsked).meta({
      description: "The hours of a course that propose one credit",
    }),
    honors_bonus: bonus.meta({ description: "Added to the points of an honors course in the weighted GPA" }),
    ap_bonus: bonus,
    dual_enrollment_bonus: bonus,
    bonus_from_points: bonus.nullable().meta({
      description: "A course with fewer points gets no bonus; null for every course that is passed",
    }),
  })
  .partial()
  .extend({ version })

export const familyView = z.object({
  id,
  name: z.string(),
  time_zone: z.string(),
  school_days: z.array(z.enum(weekdays)),
  year_start: z.string().meta({ description: "MM-DD" }),
  children_complete_lessons: z.boolean().meta({ description: "True if students may mark their own lessons as done" }),
  max_day_minutes: z.int().nullable().meta({ description: "The most minutes of a student's day; null for no limit" }),
  adult_below_grade: gradeLevel.nullable().meta({ description: "Students below this grade need an adult in class" }),
  log_classes: z.enum(["ask", "auto", "never"]),
  rule_pack_id: z.string().nullable().meta({ description: "The rule pack of the family's state; null for none" }),
  grading_scale_id: z.string().nullable().meta({ description: "Null for the standard letters" }),
  hours_per_credit: z.int(),
  honors_bonus: z.number(),
  ap_bonus: z.number(),
  dual_enrollment_bonus: z.number(),
  bonus_from_points: z.number().nullable(),
  version: z.int(),
})

export const memberRemoval = byId.extend({
  keep: z
    .array(z.enum(lastingKinds, `Choose from ${lastingKinds.join(", ")}.`))
    .max(20)
    .optional()
    .meta({ description: "The kinds that stay of what the person made; they pass to the caller. None by default" }),
})
export const memberRemoved = removed.extend({ revoked: revokedWaysIn })

export type FamilyView = z.output<typeof familyView>
