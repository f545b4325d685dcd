import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Button, Paper, Stack } from "@mantine/core"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { LabeledValue } from "../../ui/layout/labeled-value.tsx"
import { NotesSketch } from "./notes-sketch.tsx"

type Props = { curriculum: CurriculumView; onEdit: () => void }

/** The goals and notes of a course, which are written in its form. */
export function CourseNotes({ curriculum: { goals, notes }, onEdit }: Props) {
  if (!goals && !notes) {
    return (
      <EmptyState
        title="No Notes Yet"
        text="What the course is for, and what to remember while you teach it."
        picture={<NotesSketch />}
        action={<Button onClick={onEdit}>Write notes</Button>}
      />
    )
  }
  return (
    <Paper withBorder shadow="sm" p="md">
      <Stack gap="md">
        {goals && <LabeledValue label="Goals">{goals}</LabeledValue>}
        {notes && <LabeledValue label="Notes">{notes}</LabeledValue>}
      </Stack>
    </Paper>
  )
}
