import { pointsInRange, pointsMessage } from "@hearthbook/api/rules/grading"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { gradeDraft } from "@hearthbook/api/schemas/grade"
import { Group, NumberInput, Textarea } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { useState } from "react"
import { z } from "zod"
import { formatPercent, formatPoints } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormModal } from "../../ui/form-modal.tsx"
import { AssignmentHead } from "./assignment-head.tsx"
import { GradePreview } from "./grade-preview.tsx"
import { shortTitle } from "./short-title.ts"

/** S §5: 0 to what the work is worth, in S §8's words whatever else is typed. */
function gradeForm(possible: number) {
  const message = pointsMessage(possible)
  return z.object({
    points_earned: z.number(message).refine((earned) => pointsInRange({ earned, possible }), message),
    feedback: gradeDraft.shape.feedback,
  })
}
type GradeValues = { points_earned: number | string; feedback: string }

/** Gives the grade, or changes the one that is there. Full points to begin with (S §5). */
export function GradeModal({ assignment, onClose }: { assignment: AssignmentView; onClose: () => void }) {
  const { id: assignment_id, title, points_possible: possible, grade } = assignment
  const record = trpc.grades.record.useMutation()
  const [earned, setEarned] = useState<number | string>(grade?.points_earned ?? possible)
  const form = useForm<GradeValues>({
    mode: "uncontrolled",
    initialValues: { points_earned: grade?.points_earned ?? possible, feedback: grade?.feedback ?? "" },
    validate: schemaResolver(gradeForm(possible), { sync: true }),
    onValuesChange: (values) => setEarned(values.points_earned),
  })
  return (
    <FormModal
      title={grade ? "Change grade" : "Grade assignment"}
      saveLabel="Save Grade"
      fallback="Failed to save grade."
      form={form}
      version={grade?.version ?? 0}
      onSave={async ({ points_earned, feedback }, version) => {
        const made = await record.mutateAsync({
          assignment_id,
          points_earned: Number(points_earned),
          feedback,
          version,
        })
        const mark = made.letter_grade
          ? `${made.letter_grade}, ${formatPercent(made.percentage)}`
          : formatPoints(made.points_earned, possible)
        notifications.show({ message: `“${shortTitle(title, 48)}” is graded: ${mark}.` })
      }}
      onClose={onClose}
    >
      <AssignmentHead assignment={assignment} />
      <Group gap="md" align="flex-start" wrap="nowrap">
        <NumberInput
          label="Points earned"
          description={`Out of ${possible}`}
          size="md"
          w={170}
          withAsterisk
          data-autofocus
          selectAllOnFocus
          min={0}
          max={possible}
          clampBehavior="none"
          decimalScale={2}
          key={form.key("points_earned")}
          {...form.getInputProps("points_earned")}
        />
        <GradePreview earned={earned} possible={possible} />
      </Group>
      <Textarea
        label="Feedback"
        description="Your child reads this beside the grade."
        minRows={3}
        maxRows={10}
        key={form.key("feedback")}
        {...form.getInputProps("feedback")}
      />
    </FormModal>
  )
}
