import type { SubjectSummary } from "@hearthbook/api/family/subject"
import { trpc } from "../../../api/trpc.ts"
import { ResourceFields } from "../../../entities/resource/resource-fields.tsx"
import { newResource, useResourceForm } from "../../../entities/resource/resource-form.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"

type Props = { subject: SubjectSummary; onClose: () => void }

/** The form for a new resource about a course's subject. Loads subjects and providers first. */
export function NewResourceModal(props: Props) {
  return (
    <QueryBoundary skeleton={null} fallback="Failed to load subjects.">
      <NewResource {...props} />
    </QueryBoundary>
  )
}

function NewResource({ subject, onClose }: Props) {
  // Loads before the dialog opens, so that all fields appear at once.
  trpc.subjects.list.useSuspenseQuery({})
  trpc.providers.list.useSuspenseQuery({})
  const create = trpc.resources.create.useMutation()
  const form = useResourceForm({ ...newResource, subject_id: subject.id })
  return (
    <FormModal
      title={`Add a resource for ${subject.name}`}
      draftName="course-resource.new"
      saveLabel="Add resource"
      fallback="Failed to create resource."
      form={form}
      announcement="Resource added."
      onSave={(values) => create.mutateAsync(values)}
      onClose={onClose}
    >
      <ResourceFields form={form} />
    </FormModal>
  )
}
