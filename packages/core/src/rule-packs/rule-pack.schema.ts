import { z } from "zod"
import { gradeLevel } from "../fields/fields.ts"
import type { DueRule } from "../requirements/due-rule.ts"
import { recordKinds } from "../requirements/record-kinds.ts"
import { targetBindings, targetMeasures, targetModes } from "../requirements/targets.ts"

const day = z.iso.date()
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const key = z.string().regex(/^[a-z0-9-]+$/)
const grades = z.tuple([gradeLevel, gradeLevel]).nullable()

/** The publishers of sources. The first three are official. */
const sourceTiers = ["statute", "regulation", "agency", "district", "association", "summary"] as const

export const dueRule: z.ZodType<DueRule> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("fixed_date"),
      month_day: monthDay,
      year: z.literal("next").optional(),
      opens: monthDay.optional(),
    }),
    z.strictObject({ kind: z.literal("before_start"), days: z.int().min(1), business: z.boolean().optional() }),
    z.strictObject({ kind: z.literal("after_start"), days: z.int().min(1) }),
    z.strictObject({ kind: z.enum(["later_of", "earlier_of"]), rules: z.array(dueRule).min(1) }),
    z.strictObject({ kind: z.literal("anniversary_of"), filing: key }),
    z.strictObject({
      kind: z.literal("parent_declared_dates"),
      count: z.int().min(1).max(12),
      until: monthDay.optional(),
    }),
    z.strictObject({ kind: z.literal("with"), filing: key }),
    z.strictObject({ kind: z.literal("grade_trigger"), grades: z.array(gradeLevel).min(1), due: dueRule }),
    z.strictObject({ kind: z.literal("cycle"), every: z.int().min(2), from_grade: gradeLevel, due: dueRule }),
    z.strictObject({ kind: z.enum(["local_calendar", "once", "on_change"]) }),
  ]),
)

/** Core hours only, or those at home. */
export const targetFilter = z.strictObject({ core: z.literal(true).optional(), place: z.literal("home").optional() })

/** A yearly minimum, such as 180 days. */
const packTarget = z.strictObject({
  id: key,
  label: z.string().min(1),
  measure: z.enum(targetMeasures),
  min: z.number().positive(),
  grades: grades.meta({ description: "The first and the last grade level; null for all" }),
  group: key.nullable().meta({ description: "Targets of one group belong together" }),
  mode: z.enum(targetModes).meta({ description: "any_of: one target of the group is enough" }),
  filter: targetFilter.nullable().meta({ description: "Core hours only, or those at home" }),
  within: key.nullable().meta({ description: "The target that this one is a part of" }),
  avg_hours_per_day: z.number().positive().nullable(),
  min_hours_per_day: z.number().positive().nullable(),
  binding: z.enum(targetBindings).meta({ description: "comparison: districts compare with it" }),
})

export const filingKinds = [
  "notice",
  "plan",
  "periodic_report",
  "attendance",
  "assessment",
  "evaluation",
  "renewal",
  "affidavit",
] as const
export const filingActions = ["submit", "keep", "attest"] as const

/** Something to be sent, kept or attested. */
export const packFiling = z.strictObject({
  id: key,
  kind: z.enum(filingKinds),
  title: z.string().min(1),
  action: z.enum(filingActions),
  to: z.string().nullable(),
  due: dueRule,
  grades: z.array(gradeLevel).nullable().meta({ description: "The grade levels; null for all" }),
  contents: z.array(z.string().min(1)).meta({ description: "What it must contain" }),
})

const packSubject = z.strictObject({
  key,
  label: z.string().min(1),
  grades,
  requirement: z.enum(["yearly", "regular", "once_in_span", "units"]),
  core: z.boolean(),
})

const packRecord = z.strictObject({
  kind: z.enum(recordKinds),
  label: z.string().min(1),
  retain_years: z.int().min(1).nullable(),
})

const packSource = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  tier: z.enum(sourceTiers),
  citation: z.string().min(1),
  checked_on: day,
})

/** A rule pack: the homeschool requirements of one state under one legal option, with the sources and the date they were checked. */
export const rulePack = z.strictObject({
  id: key.meta({ description: "Such as us-ny, or us-sc-3 for one of several paths" }),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .meta({ description: "Null for 'no state rule' and 'my own'" }),
  path: z.string().min(1),
  title: z.string().min(1),
  version: z.int().min(1),
  checked_on: day.nullable(),
  status: z.enum(["sourced", "draft"]).meta({ description: "draft: the sources are weak or contradict each other" }),
  year: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("fixed"), start: monthDay }),
    z.strictObject({ kind: z.literal("family_year") }),
    z.strictObject({ kind: z.literal("own_window"), max_months: z.int().min(1).max(24) }),
  ]),
  targets: z.array(packTarget),
  subjects: z.array(packSubject),
  filings: z.array(packFiling),
  records: z.array(packRecord),
  sources: z.array(packSource),
  notes: z.string().nullable(),
})

export type RulePack = z.output<typeof rulePack>
export type PackFiling = z.output<typeof packFiling>
