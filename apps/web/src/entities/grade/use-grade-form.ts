import { pointsInRange, pointsMessage } from "@hearthbook/api/rules/grading"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { gradeDraft, gradeOnAssignment, type GradeOnAssignment } from "@hearthbook/api/schemas/grade"
import { schemaResolver, useForm } from "@mantine/form"
import { useState } from "react"
import { z } from "zod"
import { formatPercent, formatPoints } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { readAs } from "../../forms/values/edit-conflict.ts"
import { offerRowUndo } from "../../ui/feedback/row-undo.ts"

/** S §5: 0 to what the work is worth, in S §8's words whatever else is typed. */
function gradeForm(possible: number) {
  const message = pointsMessage(possible)
  return z.object({
    points_earned: z.preprocess(
      readPoints,
      z.number(message).refine((earned) => pointsInRange({ earned, possible }), message),
    ),
    feedback: gradeDraft.shape.feedback,
  })
}

/** The number that was typed, with a comma or a point in it; what is no number stays a text. */
function readPoints(typed: unknown): unknown {
  if (typeof typed !== "string" || typed.trim() === "") return typed
  const points = Number(typed.replace(",", "."))
  return Number.isNaN(points) ? typed : points
}

type GradeValues = { points_earned: number | string; feedback: string }

function valuesOf({ points_earned, feedback }: GradeOnAssignment): GradeValues {
  return { points_earned, feedback: feedback ?? "" }
}

const readGrade = readAs(gradeOnAssignment, valuesOf)

/** S §8. */
export const gradeFallback = "Failed to save grade."

/**
 * The grade of an assignment as it is typed, in a dialog or in a row: full points to begin with (S §5), or the grade that
 * is there. `save` records it and offers to put everything back as it was.
 */
export function useGradeForm({ id: assignment_id, title, points_possible: possible, grade }: AssignmentView) {
  const utils = trpc.useUtils()
  const record = trpc.grades.record.useMutation()
  const putBack = trpc.grades.undo.useMutation()
  const [earned, setEarned] = useState<unknown>(grade?.points_earned ?? possible)
  const form = useForm<GradeValues>({
    mode: "uncontrolled",
    initialValues: grade ? valuesOf(grade) : { points_earned: possible, feedback: "" },
    validate: schemaResolver(gradeForm(possible), { sync: true }),
    onValuesChange: (values) => setEarned(readPoints(values.points_earned)),
  })

  const save = async ({ points_earned, feedback }: GradeValues, version: number | undefined) => {
    const draft = { assignment_id, points_earned: Number(readPoints(points_earned)), feedback, version }
    const { undo, assignment_version, ...made } = await record.mutateAsync(draft)
    const mark = made.letter_grade
      ? `${made.letter_grade}, ${formatPercent(made.percentage)}`
      : formatPoints(made.points_earned, possible)
    offerRowUndo({
      row: { id: assignment_id, version: assignment_version },
      message: `“${shortTitle(title, 48)}” is graded: ${mark}.`,
      undo: (version) => putBack.mutateAsync({ undo, version }),
      fallback: gradeFallback,
      refresh: () => utils.invalidate(),
    })
  }

  return { form, earned, save, version: grade?.version ?? 0, valuesOf: readGrade }
}
