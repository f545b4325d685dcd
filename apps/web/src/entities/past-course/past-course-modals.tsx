import { academicYearOf } from "@hearthbook/core/time/academic-year"
import { pastCourseView, type PastCourseView } from "@hearthbook/api/records/past-course"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { useForm } from "@mantine/form"
import { trpc } from "../../api/trpc.ts"
import { FormModal } from "../../forms/form-modal.tsx"
import { readAs } from "../../forms/values/edit-conflict.ts"
import { useFamily, useToday } from "../../session/use-session.ts"
import { PastCourseFields } from "./past-course-fields.tsx"
import { pastCourseErrors, toDraft, toPatch, valuesOf, type PastCourseValues } from "./past-course-values.ts"

type NewProps = {
  student: StudentSummary
  /** The latest course, whose year, grade and place the next one probably has. */
  last: PastCourseView | undefined
  onClose: () => void
}

/** Adds a course that a student took elsewhere. */
export function NewPastCourseModal({ student, last, onClose }: NewProps) {
  const create = trpc.pastCourses.create.useMutation()
  const { year_start } = useFamily()
  const today = useToday()
  const form = usePastCourseForm({
    student_id: student.id,
    title: "",
    provider_name: last?.provider_name ?? "",
    academic_year: last?.academic_year ?? academicYearOf(today, year_start),
    grade_level: last?.grade_level ?? student.grade_level,
    letter: "",
    percent: "",
    credits: 1,
    level: "regular",
  })
  return (
    <FormModal
      title="Add a course taken elsewhere"
      draftName={`past-course.new.${student.id}`}
      saveLabel="Add Course"
      fallback="Failed to add the course."
      form={form}
      announcement="Course added."
      onSave={(values) => create.mutateAsync(toDraft(values))}
      onClose={onClose}
    >
      <PastCourseFields form={form} student={student} />
    </FormModal>
  )
}

export function EditPastCourseModal({ course, onClose }: { course: PastCourseView; onClose: () => void }) {
  const update = trpc.pastCourses.update.useMutation()
  const form = usePastCourseForm(valuesOf(course))
  return (
    <FormModal
      title={`Edit ${course.title}`}
      draftName={`past-course.${course.id}`}
      saveLabel="Save"
      fallback="Failed to save the course."
      form={form}
      version={course.version}
      valuesOf={readAs(pastCourseView, valuesOf)}
      announcement="Saved."
      onSave={(values, version) => update.mutateAsync({ id: course.id, version, ...toPatch(values) })}
      onClose={onClose}
    >
      <PastCourseFields form={form} />
    </FormModal>
  )
}

function usePastCourseForm(initialValues: PastCourseValues) {
  return useForm<PastCourseValues>({ mode: "uncontrolled", initialValues, validate: pastCourseErrors })
}
