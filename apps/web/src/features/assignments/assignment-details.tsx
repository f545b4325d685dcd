import { shownStatus } from "@hearthbook/api/rules/assignment-status"
import { assignmentTypeLabels } from "@hearthbook/api/rules/labels"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import type { GradeOnAssignment } from "@hearthbook/api/schemas/grade"
import { Box, Button, Group, Paper, SimpleGrid, Text } from "@mantine/core"
import { formatDay, formatGradePercent, formatPoints } from "../../lib/format.ts"
import { ViewModal } from "../../ui/layout/view-modal.tsx"
import { DueDate } from "../../entities/assignment/due-date.tsx"
import { LabeledValue } from "../../ui/layout/labeled-value.tsx"
import { SubmissionView } from "../../entities/submission/submission-view.tsx"
import { StatusBadge } from "../../entities/assignment/status-badge.tsx"
import type { OpenTask } from "./assignment-menu.tsx"
import { AssignmentHead } from "./assignment-head.tsx"

type Props = { assignment: AssignmentView; onOpen: OpenTask; onClose: () => void }

/** Everything about one assignment: the grade with feedback, the instructions and the submission. */
export function AssignmentDetails({ assignment, onOpen, onClose }: Props) {
  const { status, effective_status, due_date, assigned_date, points_possible, type } = assignment
  const { description, instructions, grade } = assignment
  return (
    <ViewModal
      title="Assignment"
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="default" onClick={() => leave()}>
            Close
          </Button>
          <Button
            variant={status === "submitted" ? "default" : undefined}
            onClick={() => leave(() => onOpen("edit", assignment))}
          >
            Edit
          </Button>
          {status === "submitted" && (
            <Button onClick={() => leave(() => onOpen("grade", assignment))}>Grade Assignment</Button>
          )}
        </>
      )}
    >
      <AssignmentHead assignment={assignment} />
      <Group gap="md">
        <StatusBadge {...shownStatus(status, effective_status)} />
        <DueDate due_date={due_date} status={status} />
      </Group>
      {grade && <GradeGiven grade={grade} possible={points_possible} counts={status === "graded"} />}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" className="figures">
        <LabeledValue label="Type">{assignmentTypeLabels[type]}</LabeledValue>
        <LabeledValue label="Points">{points_possible}</LabeledValue>
        <LabeledValue label="Assigned">{formatDay(assigned_date)}</LabeledValue>
        <LabeledValue label="Due">{formatDay(due_date)}</LabeledValue>
      </SimpleGrid>
      {description && <LabeledValue label="Description">{description}</LabeledValue>}
      <LabeledValue label="Instructions">{instructions ?? "None"}</LabeledValue>
      <SubmissionView assignment={assignment} />
    </ViewModal>
  )
}

function GradeGiven({ grade, possible, counts }: { grade: GradeOnAssignment; possible: number; counts: boolean }) {
  const { points_earned, percentage, letter_grade, feedback } = grade
  return (
    <Paper withBorder p="md" component="section" aria-label="Grade">
      <Group gap="sm" align="baseline" className="figures">
        {letter_grade && (
          <Text span fw={650} fz={28} lh={1.1}>
            {letter_grade}
          </Text>
        )}
        {percentage !== null && (
          <Text span fw={600}>
            {formatGradePercent(percentage, letter_grade)}
          </Text>
        )}
        <Text span c="dimmed">
          {formatPoints(points_earned, possible)} points
        </Text>
      </Group>
      {!counts && (
        <Text size="sm" c="dimmed" mt={4}>
          This is an earlier grade. It counts again once the work is graded.
        </Text>
      )}
      {feedback && (
        <Box mt="xs">
          <LabeledValue label="Feedback">{feedback}</LabeledValue>
        </Box>
      )}
    </Paper>
  )
}
