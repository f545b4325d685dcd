import { assignmentView, type AssignmentView } from "@hearthbook/api/work/assignment"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { useToday } from "../../../session/use-session.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { AssignmentFields } from "./assignment-fields.tsx"
import { toDraft, useAssignmentForm, valuesOf } from "./assignment-form.ts"
import type { AssignmentFilters } from "../filters/use-assignment-filters.ts"
import { useNewAssignment } from "./use-new-assignment.ts"

type NewProps = {
  curricula: CourseName[]
  filters: Pick<AssignmentFilters, "students" | "student" | "subject_id">
  onClose: () => void
}

/** Starts with the page's filters, and with the only option where there is no choice. */
export function NewAssignmentModal({ curricula, filters, onClose }: NewProps) {
  const { students, student, subject_id } = filters
  const save = useNewAssignment(curricula)
  const today = useToday()
  const child = student ?? only(students)
  const offered = curricula.filter(({ student_id }) => student_id === child?.id)
  const fitting = subject_id ? offered.filter(({ subject }) => subject.id === subject_id) : offered
  const form = useAssignmentForm({
    student_id: child?.id ?? "",
    also: [],
    curriculum_id: only(fitting)?.id ?? "",
    title: "",
    type: "homework",
    points_possible: 100,
    due_date: "",
    assigned_date: today,
    needs_answer: true,
    extra_credit: false,
    description: "",
    instructions: "",
  })
  return (
    <FormModal
      title="New assignment"
      draftName="assignment.new"
      comesBack
      saveLabel="Create Assignment"
      fallback="Failed to create assignment."
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <AssignmentFields form={form} students={students} curricula={curricula} />
    </FormModal>
  )
}

type EditProps = {
  assignment: AssignmentView
  curricula: CourseName[]
  students: StudentSummary[]
  onClose: () => void
}

export function EditAssignmentModal({ assignment, curricula, students, onClose }: EditProps) {
  const update = trpc.assignments.update.useMutation()
  const { id } = assignment
  const form = useAssignmentForm(valuesOf(assignment))
  const utils = trpc.useUtils()
  const [row, setRow] = useState(assignment)
  const readRefused = readAs(assignmentView, (now) => {
    setRow(now)
    // The conflict names only the subject; the lists have the rest of the curriculum's name.
    void utils.students.names.invalidate()
    void utils.curriculum.names.invalidate()
    return valuesOf(now)
  })
  return (
    <FormModal
      title="Edit assignment"
      draftName={`assignment.${id}`}
      saveLabel="Save"
      fallback="Failed to edit assignment."
      form={form}
      version={assignment.version}
      valuesOf={readRefused}
      announcement="Saved."
      onSave={(values, version) => {
        const draft = toDraft(values)
        // Unchanged points are not sent, so that the grade and its date stay untouched.
        const points = form.isDirty("points_possible") ? draft.points_possible : undefined
        return update.mutateAsync({ id, version, ...draft, points_possible: points })
      }}
      onClose={onClose}
    >
      <AssignmentFields form={form} students={students} curricula={curricula} row={row} />
    </FormModal>
  )
}

function only<Item>(items: Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}
