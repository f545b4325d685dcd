import { studentView, type StudentView } from "@hearthbook/api/family/student"
import { dayOf } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { useUser } from "../../session/use-session.ts"
import { readAs } from "../../forms/values/edit-conflict.ts"
import { FormModal } from "../../forms/form-modal.tsx"
import { StudentFields } from "./student-fields.tsx"
import { useStudentForm, type StudentValues } from "./use-student-form.ts"
import { shortNameOf } from "../../lib/short-names.ts"

/** Adds a child, with a first subject. The last name defaults to the parent's. */
export function NewStudentModal({ onClose }: { onClose: () => void }) {
  const create = trpc.students.create.useMutation()
  const parent = useUser()
  const { form, birth } = useStudentForm({
    first_name: "",
    last_name: parent?.last_name ?? "",
    grade_level: "K",
    date_of_birth: "",
    first_subject: "",
  })
  return (
    <FormModal
      title="Add a student"
      draftName="student.new"
      comesBack
      saveLabel="Add Student"
      fallback="Failed to create student."
      form={form}
      announcement="Student added."
      onSave={(values) => create.mutateAsync(values)}
      onClose={onClose}
    >
      <StudentFields form={form} birth={birth} isNew />
    </FormModal>
  )
}

export function EditStudentModal({ student, onClose }: { student: StudentView; onClose: () => void }) {
  const update = trpc.students.update.useMutation()
  const { form, birth } = useStudentForm(valuesOf(student))
  return (
    <FormModal
      title={`Edit ${shortNameOf(student)}`}
      draftName={`student.${student.id}`}
      saveLabel="Save"
      fallback="Failed to edit student."
      form={form}
      version={student.version}
      valuesOf={readAs(studentView, valuesOf)}
      announcement="Saved."
      onSave={(values, version) => update.mutateAsync({ id: student.id, version, ...values })}
      onClose={onClose}
    >
      <StudentFields form={form} birth={birth} isNew={false} />
    </FormModal>
  )
}

function valuesOf({ date_of_birth, legal_name, graduation_date, ...student }: StudentView): StudentValues {
  const { first_name, last_name, grade_level, color, sees_grades } = student
  return {
    first_name,
    last_name,
    date_of_birth: dayOf(date_of_birth),
    grade_level,
    color,
    sees_grades,
    legal_name: legal_name ?? "",
    graduation_date: graduation_date ? dayOf(graduation_date) : "",
  }
}
