import { expandPattern, titlesFromText } from "@hearthbook/api/rules/planning/series/title-pattern"
import type { seriesInput } from "@hearthbook/api/schemas/series"
import type { z } from "zod"

type Input = z.input<typeof seriesInput>

/** The values of the form. Several lines are titles; one line is a pattern. */
export type SeriesValues = {
  curriculum_ids: string[]
  text: string
  start_date: string
  per_day: string
  every_weeks: string
  overrun: NonNullable<Input["overrun"]>
  has_assignments: boolean
  assignment_type: string
  points_possible: number | string
}

export function emptySeries(curriculum_id: string): SeriesValues {
  return {
    curriculum_ids: [curriculum_id],
    text: "",
    start_date: "",
    per_day: "1",
    every_weeks: "1",
    overrun: "extend",
    has_assignments: false,
    assignment_type: "homework",
    points_possible: 100,
  }
}

/** What is wrong with the titles or the pattern, in words; null if it makes lessons. */
export function textProblem(text: string): string | null {
  const titles = titlesFromText(text)
  if (titles.length > 1) return null
  const expanded = expandPattern(titles[0] ?? "")
  return "error" in expanded ? expanded.error : null
}

/** The call that the form makes. */
export function toInput(values: SeriesValues): Input {
  const { curriculum_ids, text, start_date, overrun, has_assignments } = values
  const titles = titlesFromText(text)
  const [only = ""] = titles
  const assignment = {
    type: values.assignment_type as NonNullable<Input["assignment"]>["type"],
    points_possible: Number(values.points_possible),
  }
  return {
    curriculum_ids,
    ...(titles.length > 1 ? { titles } : { pattern: only }),
    ...(start_date !== "" && { start_date }),
    per_day: Number(values.per_day),
    every_weeks: Number(values.every_weeks),
    overrun,
    ...(has_assignments && { assignment }),
  }
}
