import { academicYearOf } from "@hearthbook/core/time/academic-year"
import { curriculumDraft, curriculumView, type CurriculumView } from "@hearthbook/api/plan/curriculum"
import { schemaResolver, useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { useFamily, useToday } from "../../../session/use-session.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { useChosenChild } from "../../student/use-chosen-child.ts"
import { CurriculumFields } from "./curriculum-fields.tsx"
import type { CurriculumValues } from "./curriculum-values.ts"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

/** `student_id` is the child of the new curriculum, if known. */
type NewProps = { student_id: string | null; onClose: () => void }
type EditProps = { curriculum: CurriculumView; onClose: () => void }

/** Loads children, subjects and providers first; on the curriculum page they are loaded already. */
export function NewCurriculumModal({ student_id, onClose }: NewProps) {
  return (
    <QueryBoundary skeleton={null} fallback="Failed to load curriculum.">
      <NewCurriculum student_id={student_id} onClose={onClose} />
    </QueryBoundary>
  )
}

export function EditCurriculumModal({ curriculum, onClose }: EditProps) {
  return (
    <QueryBoundary skeleton={null} fallback="Failed to load curriculum.">
      <EditCurriculum curriculum={curriculum} onClose={onClose} />
    </QueryBoundary>
  )
}

function NewCurriculum({ student_id, onClose }: NewProps) {
  const create = trpc.curriculum.create.useMutation()
  const { students, chosen } = useChosenChild()
  const { year_start } = useFamily()
  const today = useToday()
  const chosenStudent = students.find(({ id }) => id === student_id) ?? chosen
  const only = students.length === 1 ? students[0] : null
  const form = useCurriculumForm({
    student_id: (chosenStudent ?? only)?.id ?? "",
    subject_id: "",
    provider_id: null,
    academic_year: academicYearOf(today, year_start),
    semester: "full_year",
    meeting_days: null,
    minutes_per_lesson: "",
    mode: "dated",
    start_date: "",
    end_date: "",
    goals: "",
    notes: "",
  })
  return (
    <FormModal
      title="Add a curriculum"
      draftName="curriculum.new"
      comesBack
      saveLabel="Add Curriculum"
      fallback="Failed to create curriculum."
      form={form}
      announcement="Curriculum added."
      onSave={(values) => create.mutateAsync(values)}
      onClose={onClose}
    >
      <CurriculumFields form={form} />
    </FormModal>
  )
}

function EditCurriculum({ curriculum, onClose }: EditProps) {
  const update = trpc.curriculum.update.useMutation()
  const form = useCurriculumForm(valuesOf(curriculum))
  return (
    <FormModal
      title={`Edit ${curriculum.subject.name} for ${shortNameOf(curriculum.student)}`}
      draftName={`curriculum.${curriculum.id}`}
      saveLabel="Save"
      fallback="Failed to edit curriculum."
      form={form}
      version={curriculum.version}
      valuesOf={readAs(curriculumView, valuesOf)}
      announcement="Saved."
      onSave={(values, version) => update.mutateAsync({ id: curriculum.id, version, ...values })}
      onClose={onClose}
    >
      <CurriculumFields form={form} saved={curriculum} />
    </FormModal>
  )
}

function valuesOf(row: CurriculumView): CurriculumValues {
  const { student_id, subject_id, provider_id, academic_year, semester, meeting_days, mode, goals, notes } = row
  return {
    student_id,
    subject_id,
    provider_id,
    academic_year,
    semester,
    meeting_days,
    minutes_per_lesson: row.minutes_per_lesson ?? "",
    mode,
    start_date: row.start_date ? dayOf(row.start_date) : "",
    end_date: row.end_date ? dayOf(row.end_date) : "",
    goals: goals ?? "",
    notes: notes ?? "",
  }
}

function useCurriculumForm(initialValues: CurriculumValues) {
  return useForm<CurriculumValues>({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(curriculumDraft, { sync: true }),
  })
}
