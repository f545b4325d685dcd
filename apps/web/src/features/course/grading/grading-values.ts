import { assignmentTypes } from "@hearthbook/api/work/assignment"
import { curriculumUpdate, type CurriculumView } from "@hearthbook/api/plan/curriculum"
import { schemaResolver } from "@mantine/form"

export type AssignmentType = (typeof assignmentTypes)[number]

/** A number for each type of work: empty, or 0, for none. It may be a typed text that is no number, which is refused. */
type OfEachType = Record<AssignmentType, number | string>

/** The form of a course's grading. The weights stay while the method is 'points', so that a look at it loses nothing. */
export type GradingValues = {
  grading_scale_id: string | null
  method: "points" | "weights"
  weights: OfEachType
  drop_lowest: OfEachType
}

export function valuesOf({ grading_scale_id, weights, drop_lowest }: CurriculumView): GradingValues {
  return {
    grading_scale_id,
    method: weights ? "weights" : "points",
    weights: ofEachType(weights),
    drop_lowest: ofEachType(drop_lowest),
  }
}

/** The settings as they are sent. Types without a number are left out. */
export function settingsOf({ grading_scale_id, method, weights, drop_lowest }: GradingValues) {
  const drops = filled(drop_lowest)
  return {
    grading_scale_id,
    weights: method === "weights" ? filled(weights) : null,
    drop_lowest: Object.keys(drops).length > 0 ? drops : null,
  }
}

/** The errors by field, such as 'weights.quiz', or 'weights' if no type has one. */
export function gradingErrors(values: GradingValues): Record<string, string> {
  return check(settingsOf(values)) as Record<string, string>
}

const check = schemaResolver(curriculumUpdate.pick({ grading_scale_id: true, weights: true, drop_lowest: true }), {
  sync: true,
})

/** The sum of the weights that are typed so far. */
export function sumOfWeights(weights: OfEachType): number {
  const numbers = Object.values(weights).filter((weight) => typeof weight === "number")
  return Math.round(numbers.reduce((sum, weight) => sum + weight, 0) * 100) / 100
}

function ofEachType(numbers: Partial<Record<AssignmentType, number>> | null): OfEachType {
  const of = (type: AssignmentType) => numbers?.[type] ?? ""
  return {
    homework: of("homework"),
    quiz: of("quiz"),
    test: of("test"),
    project: of("project"),
    essay: of("essay"),
    lab: of("lab"),
    reading: of("reading"),
  }
}

/** Texts that are no number are kept, for the schema to refuse. */
function filled(numbers: OfEachType): Partial<Record<AssignmentType, number>> {
  const entries = assignmentTypes.flatMap((type) => (isNone(numbers[type]) ? [] : [[type, numbers[type]] as const]))
  return Object.fromEntries(entries) as Partial<Record<AssignmentType, number>>
}

function isNone(number: number | string): boolean {
  return number === "" || number === 0
}
