import { z } from "zod"
import {
  chosenId,
  day,
  dayView,
  gradeLevel,
  id,
  momentView,
  optionalText,
  page,
  requiredText,
  version,
} from "@hearthbook/core/fields/fields"
import { targetFilter } from "@hearthbook/core/rule-packs/rule-pack.schema"
import { limits } from "@hearthbook/core/limits/limits"
import { recordKinds } from "@hearthbook/core/requirements/record-kinds"
import { paceStates } from "@hearthbook/core/requirements/pace"
import { targetBindings, targetMeasures, targetModes } from "@hearthbook/core/requirements/targets"

const mostTargets = 40
const targetId = z.string().max(60)
const numberAsked = "The number must be more than 0, with two decimals at most."
const targetNumber = z.number(numberAsked).positive(numberAsked).max(100_000, numberAsked).multipleOf(0.01, numberAsked)

const givenTarget = z.object({
  id: targetId.optional().meta({ description: "A target of the list; without it, the target is the family's own" }),
  label: requiredText("Label", limits.title).optional(),
  measure: z.enum(targetMeasures, "Choose days, hours, months or units.").optional(),
  min: targetNumber.optional(),
  filter: targetFilter.nullable().optional(),
  group: z.string().max(60).nullable().optional(),
  mode: z.enum(targetModes).optional(),
  within: targetId.nullable().optional(),
  binding: z.enum(targetBindings).optional(),
})
const givenTargets = z.array(givenTarget).max(mostTargets, `Give ${mostTargets} targets at most.`)

const recordToKeep = z.object({
  kind: z.enum(recordKinds, "Choose a kind of record."),
  label: requiredText("Label", limits.title),
  retain_years: z.int().min(1).max(99).nullable(),
})

const most = 1_000_000
const daysAsked = "Days must be whole or half days from 0 to 400."
const minutesAsked = "Minutes must be a whole number from 0."
const openingMinutes = z.int(minutesAsked).min(0, minutesAsked).max(most, minutesAsked)

/** The opening balance. Core minutes are part of all minutes, and core minutes at home are part of core minutes. */
const openingDraft = z
  .object({
    days: z.number(daysAsked).min(0, daysAsked).max(400, daysAsked).multipleOf(0.5, daysAsked).optional(),
    minutes: openingMinutes.optional(),
    core_minutes: openingMinutes.optional(),
    core_home_minutes: openingMinutes.optional(),
    note: optionalText("Note", limits.summary),
  })
  .refine(({ minutes = 0, core_minutes = 0 }) => core_minutes <= minutes, {
    path: ["core_minutes"],
    error: "Core minutes cannot be more than all minutes.",
  })
  .refine(({ core_minutes = 0, core_home_minutes = 0 }) => core_home_minutes <= core_minutes, {
    path: ["core_home_minutes"],
    error: "Core minutes at home cannot be more than all core minutes.",
  })

const pack_id = z
  .string("Choose what is asked.")
  .max(40, "Choose what is asked.")
  .meta({ description: "Such as us-ny, own or none" })

export const requirementDraft = z.object({
  student_id: chosenId("Choose a student."),
  school_year_id: chosenId("Choose a school year."),
  pack_id,
  grade_level: gradeLevel.optional().meta({ description: "The student's by default" }),
  targets: givenTargets.optional().meta({ description: "A whole list in place of the pack's targets" }),
  opening: openingDraft.nullable().optional(),
})

/** The same for several children at once. */
export const requirementsDraft = z.object({
  school_year_id: chosenId("Choose a school year."),
  pack_id,
  student_ids: z.array(id).max(50).optional().meta({ description: "All students by default" }),
  targets: givenTargets
    .optional()
    .meta({ description: "A whole list in place of the pack's targets, for each student" }),
})

export const requirementUpdate = z.object({
  id,
  version,
  grade_level: gradeLevel
    .optional()
    .meta({ description: "Takes what the pack asks in this grade, and keeps what is changed" }),
  targets: givenTargets.optional().meta({ description: "The whole list; one that is left out is removed" }),
  records: z.array(recordToKeep).max(mostTargets).optional().meta({ description: "The whole list" }),
  opening: openingDraft.nullable().optional(),
})

export const requirementFilter = page.extend({ student_id: id.optional(), school_year_id: id.optional() })

const targetView = z.object({
  id: z.string(),
  label: z.string(),
  measure: z.enum(targetMeasures),
  min: z.number(),
  pack_min: z.number().nullable().meta({ description: "The pack's number; null for the family's own" }),
  changed: z.boolean().meta({ description: "True if it is not as in the pack" }),
  filter: targetFilter.nullable(),
  group: z.string().nullable(),
  mode: z.enum(targetModes),
  within: z.string().nullable(),
  binding: z.enum(targetBindings),
})

const recordView = z.object({
  kind: z.enum(recordKinds),
  label: z.string(),
  retain_years: z.int().nullable(),
  changed: z.boolean(),
})

export const openingView = z.object({
  days: z.number(),
  minutes: z.int(),
  core_minutes: z.int(),
  core_home_minutes: z.int(),
  note: z.string().nullable(),
})

/** Targets and records as they are stored. What the family removed is kept with a mark. */
const removed = { removed: z.literal(true).optional() }
export const storedTargets = z.array(targetView.extend(removed))
export const storedRecords = z.array(recordView.extend(removed))

export const requirementView = z.object({
  id,
  student_id: id,
  school_year_id: id,
  pack_id: z.string(),
  pack_version: z.int().meta({ description: "The version of the pack that was copied" }),
  newer_version: z.int().nullable().meta({ description: "A newer version of the pack, if there is one" }),
  grade_level: gradeLevel,
  targets: z.array(targetView),
  records: z.array(recordView),
  opening: openingView.nullable(),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export const paceFilter = z.object({
  id,
  date: day("Date").optional().meta({ description: "Today by default and at most" }),
})

export const paceView = z.object({
  target_id: z.string(),
  label: z.string(),
  measure: z.enum(targetMeasures),
  done: z.number().nullable().meta({ description: "Null for months and units, which are not counted" }),
  needed: z.number(),
  expected_by_today: z.number().nullable(),
  per_week_needed: z.number().nullable().meta({ description: "Null if no school day is left" }),
  projected_on: dayView.nullable().meta({ description: "The day on which it is met at the pace of the last 28 days" }),
  state: z.enum(paceStates).nullable(),
})

/** The school year of the overview. */
export const overviewFilter = z.object({
  school_year_id: id.optional().meta({ description: "The one in progress by default" }),
})

export const overviewView = z.object({
  student_id: id,
  requirement_id: id.nullable().meta({ description: "Null if nothing is asked of the student in this year" }),
  pack_id: z.string().nullable(),
  newer_version: z.int().nullable(),
  pace: z.array(paceView),
  attention: paceView.nullable().meta({ description: "The target that needs attention; null if all is well" }),
})

export type RequirementDraft = z.output<typeof requirementDraft>
export type RequirementsDraft = z.output<typeof requirementsDraft>
export type RequirementUpdate = z.output<typeof requirementUpdate>
export type RequirementFilter = z.output<typeof requirementFilter>
export type RequirementView = z.output<typeof requirementView>
export type OpeningDraft = z.output<typeof openingDraft>
export type PaceFilter = z.output<typeof paceFilter>
export type PaceView = z.output<typeof paceView>
export type OverviewView = z.output<typeof overviewView>
