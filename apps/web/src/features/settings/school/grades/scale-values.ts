import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import { scaleProblems, type ScaleKind } from "@hearthbook/core/grading/grading-scale"
import { gradingScaleDraft, type GradingScaleDraft, type GradingScaleView } from "@hearthbook/api/family/grading-scale"
import { schemaResolver } from "@mantine/form"

/** A step as it is typed. An empty percentage or empty points are null. */
export type StepValues = { key: string; label: string; min_percent: number | string; points: number | string }
export type ScaleValues = { name: string; kind: ScaleKind; steps: StepValues[] }

export function newStep(): StepValues {
  return { key: crypto.randomUUID(), label: "", min_percent: "", points: "" }
}

/** The form of a stored scale, or of a copy of one to begin with. */
export function valuesOf({ name, kind, steps }: Pick<GradingScaleView, "name" | "kind" | "steps">): ScaleValues {
  return {
    name,
    kind,
    steps: steps.map(({ label, min_percent, points }) => ({
      key: label,
      label,
      min_percent: min_percent ?? "",
      points: points ?? "",
    })),
  }
}

/** A new scale begins with the standard letters. */
export function newScale(): ScaleValues {
  return { ...valuesOf(standardScale), name: "" }
}

/** True for kinds that have steps. */
export function hasSteps(kind: ScaleKind): boolean {
  return kind !== "percent" && kind !== "narrative"
}

/** The errors by field, such as 'steps.2.label': wrong ones first, then those that do not fit each other. */
export function scaleErrors(values: ScaleValues): Record<string, string> {
  const input = toInput(values)
  const errors = check(input) as Record<string, string>
  if (Object.keys(errors).length > 0) return errors
  const problems = scaleProblems(gradingScaleDraft.parse(input))
  return Object.fromEntries(problems.map(({ path, message }) => [path.join("."), message]))
}

export function toDraft(values: ScaleValues): GradingScaleDraft {
  return gradingScaleDraft.parse(toInput(values))
}

const check = schemaResolver(gradingScaleDraft, { sync: true })

function toInput({ name, kind, steps }: ScaleValues) {
  return {
    name,
    kind,
    steps: hasSteps(kind)
      ? steps.map(({ label, min_percent, points }) => ({
          label,
          min_percent: min_percent === "" ? null : min_percent,
          points: points === "" || kind === "pass_fail" ? null : points,
        }))
      : [],
  }
}
