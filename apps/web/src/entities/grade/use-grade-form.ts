import { pointsUpTo } from "@hearthbook/core/fields/fields"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { gradeDraft, gradeOnAssignment, type GradeOnAssignment } from "@hearthbook/api/work/grade"
import { schemaResolver, useForm } from "@mantine/form"
import { useState } from "react"
import { z } from "zod"
import { formatPoints } from "../../lib/format.ts"
import { formatGradePercent } from "../../lib/grade-percent.ts"
import { trpc } from "../../api/trpc.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { readAs } from "../../forms/values/edit-conflict.ts"
import { offerRowUndo } from "../../ui/feedback/row-undo.ts"

function gradeForm(possible: number) {
  return z.object({ points_earned: pointsUpTo(possible), feedback: gradeDraft.shape.feedback })
}

type GradeValues = { points_earned: number | string; feedback: string }

function valuesOf({ points_earned, feedback }: GradeOnAssignment): GradeValues {
  return { points_earned, feedback: feedback ?? "" }
}

const readGrade = readAs(gradeOnAssignment, valuesOf)

export const gradeFallback = "Failed to save grade."

/**
 * The form that grades an assignment, in a dialog or a row. It starts with full points, or with the stored grade.
 * `save` records the grade and offers Undo.
 */
export function useGradeForm({ id: assignment_id, title, points_possible: possible, grade }: AssignmentView) {
  const utils = trpc.useUtils()
  const record = trpc.grades.record.useMutation()
  const undoGrade = trpc.grades.undo.useMutation()
  const [earned, setEarned] = useState<unknown>(grade?.points_earned ?? possible)
  const form = useForm<GradeValues>({
    mode: "uncontrolled",
    initialValues: grade ? valuesOf(grade) : { points_earned: possible, feedback: "" },
    validate: schemaResolver(gradeForm(possible), { sync: true }),
    onValuesChange: (values) => setEarned(values.points_earned),
  })

  const save = async ({ points_earned, feedback }: GradeValues, version: number | undefined) => {
    const draft = { assignment_id, points_earned: Number(points_earned), feedback, version }
    const { undo, assignment_version, ...made } = await record.mutateAsync(draft)
    const result = made.letter_grade
      ? `${made.letter_grade}, ${formatGradePercent(made.percentage, made.letter_grade)}`
      : formatPoints(made.points_earned, possible)
    offerRowUndo({
      row: { id: assignment_id, version: assignment_version },
      message: `“${shortTitle(title, 48)}” is graded: ${result}.`,
      undo: (version) => undoGrade.mutateAsync({ undo, version }),
      fallback: gradeFallback,
      refresh: () => utils.invalidate(),
    })
  }

  return { form, earned, save, version: grade?.version ?? 0, valuesOf: readGrade }
}
