import { copyInput } from "@hearthbook/api/plan/copy"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Button } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { listOf } from "../../../lib/format.ts"
import { settingsAt } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useToday } from "../../../session/use-session.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { ViewModal } from "../../../ui/layout/view-modal.tsx"
import { useChangeUndo } from "../../change/use-change-undo.ts"
import { CopyFields } from "./copy-fields.tsx"
import { CopyPreview } from "./copy-preview.tsx"
import { emptyCopy, toCopyInput, yearsToCopyTo, type CopyValues } from "./copy-values.ts"
import { useCopyPreview } from "./use-copy-preview.ts"

type Props = { curriculum: CurriculumView; onClose: () => void }

/** Copies a course for other students or another year, and says what will be made. Loads students and years first. */
export function CopyModal(props: Props) {
  return (
    <QueryBoundary skeleton={null} fallback="Failed to load the school years.">
      <LoadedCopyModal {...props} />
    </QueryBoundary>
  )
}

function LoadedCopyModal({ curriculum, onClose }: Props) {
  const [[students, listed]] = trpc.useSuspenseQueries((ask) => [ask.students.names(), ask.schoolYears.list({})])
  const today = useToday()
  const years = yearsToCopyTo(listed, curriculum, today)
  const hasTarget = years.some(({ academic_year }) => academic_year !== curriculum.academic_year)
  if (years.length > 0 && (students.length > 1 || hasTarget)) {
    return <CopyForm {...{ curriculum, students, years, onClose }} />
  }
  return <NoTarget curriculum={curriculum} onClose={onClose} />
}

type FormProps = Props & Pick<Parameters<typeof CopyFields>[0], "students" | "years">

function CopyForm({ curriculum, students, years, onClose }: FormProps) {
  const copy = trpc.curriculum.copy.useMutation()
  const offerUndo = useChangeUndo()
  const form = useForm<CopyValues>({
    initialValues: emptyCopy(years, curriculum, students),
    validate: (values) => schemaResolver(copyInput, { sync: true })(toCopyInput(curriculum, values)),
  })
  const { student_ids } = form.values
  const preview = useCopyPreview(toCopyInput(curriculum, form.values), copy.isPending || copy.isSuccess)
  const names = students.filter(({ id }) => student_ids.includes(id)).map(shortNameOf)
  const { subject } = curriculum
  return (
    <FormModal
      title={titleOf(curriculum)}
      draftName={null}
      saveLabel={names.length > 1 ? `Copy to ${names.length} students` : ["Copy", ...names].join(" to ")}
      fallback="Failed to copy the course."
      form={form}
      onSave={async (values) => {
        const { change_id } = await copy.mutateAsync(toCopyInput(curriculum, values))
        offerUndo(change_id, `${subject.name} copied to ${listOf(names)}.`)
      }}
      onClose={onClose}
    >
      <CopyFields form={form} curriculum={curriculum} students={students} years={years} />
      <CopyPreview isEmpty={student_ids.length === 0} curricula={preview.data?.curricula} error={preview.error} />
    </FormModal>
  )
}

/** For an only child in the only year: a copy needs another student or another year. */
function NoTarget({ curriculum, onClose }: Props) {
  return (
    <ViewModal title={titleOf(curriculum)} onClose={onClose}>
      <EmptyState
        title="No Other Year Yet"
        text="A course is copied for another student, or into another school year. Add one of them first."
        action={
          <Button component={Link} href={settingsAt("school")}>
            Add a school year
          </Button>
        }
      />
    </ViewModal>
  )
}

function titleOf({ student, subject }: CurriculumView): string {
  return `Copy ${shortNameOf(student)}’s ${subject.name}`
}
