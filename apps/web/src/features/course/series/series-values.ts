import { expandPattern, titlesFromText } from "@hearthbook/core/planning/series/title-pattern"
import type { Weekday } from "@hearthbook/core/time/days"
import type { seriesInput } from "@hearthbook/api/work/series"
import type { z } from "zod"

type Input = z.input<typeof seriesInput>
type Work = NonNullable<Input["assignment"]>

/** The assignment that is made with a lesson. */
type WorkValues = { type: string; points_possible: number | string; due: NonNullable<Work["due"]> }

/** A lesson that is inserted after every few others. Without a weekday it is on the next meeting day. */
type InsertValues = {
  after_every: number | string
  title: string
  pinned_weekday: Weekday | ""
  has_assignment: boolean
  assignment: WorkValues
}

/**
 * The values of the form. Several lines are titles; one line is a pattern. Nested values have the names of the API's fields, so that
 * a refusal is shown at its field.
 */
export type SeriesValues = {
  curriculum_ids: string[]
  /** True if siblings do the lessons together, with one tick. */
  together: boolean
  text: string
  start_date: string
  until: string
  per_day: string
  every_weeks: string
  minutes: number | string
  overrun: NonNullable<Input["overrun"]>
  has_assignments: boolean
  assignment: WorkValues
  has_insert: boolean
  insert: InsertValues
}

export function emptySeries(curriculum_id: string): SeriesValues {
  return {
    curriculum_ids: [curriculum_id],
    together: false,
    text: "",
    start_date: "",
    until: "",
    per_day: "1",
    every_weeks: "1",
    minutes: "",
    overrun: "extend",
    has_assignments: false,
    assignment: { type: "homework", points_possible: 100, due: "same_day" },
    has_insert: false,
    insert: {
      after_every: 5,
      title: "Test {n}",
      pinned_weekday: "",
      has_assignment: false,
      assignment: { type: "test", points_possible: 100, due: "same_day" },
    },
  }
}

/** The error of the titles or the pattern, in words. Null if they make lessons. */
export function textProblem(text: string): string | null {
  const titles = titlesFromText(text)
  if (titles.length > 1) return null
  const expanded = expandPattern(titles[0] ?? "")
  return "error" in expanded ? expanded.error : null
}

/** The call that the form makes. */
export function toInput(values: SeriesValues): Input {
  const { curriculum_ids, text, start_date, until, minutes, overrun } = values
  const titles = titlesFromText(text)
  const [only = ""] = titles
  return {
    curriculum_ids,
    ...(values.together && curriculum_ids.length > 1 && { together: true }),
    ...(titles.length > 1 ? { titles } : { pattern: only }),
    ...(start_date !== "" && { start_date }),
    ...(until !== "" && { until }),
    per_day: Number(values.per_day),
    every_weeks: Number(values.every_weeks),
    ...(minutes !== "" && { minutes: Number(minutes) }),
    overrun,
    ...(values.has_assignments && { assignment: toWork(values.assignment) }),
    ...(values.has_insert && { insert: toInsert(values.insert) }),
  }
}

function toInsert({ after_every, title, pinned_weekday, ...work }: InsertValues): NonNullable<Input["insert"]> {
  return {
    after_every: Number(after_every),
    title,
    ...(pinned_weekday !== "" && { pinned_weekday }),
    ...(work.has_assignment && { assignment: toWork(work.assignment) }),
  }
}

function toWork({ type, points_possible, due }: WorkValues): Work {
  return { type: type as NonNullable<Work["type"]>, points_possible: Number(points_possible), due }
}
