import { notifications } from "@mantine/notifications"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { ResourceFields } from "../../../entities/resource/resource-fields.tsx"
import { newResource, useResourceForm } from "../../../entities/resource/resource-form.ts"
import { shortTitle } from "../../../lib/short-title.ts"

type Props = {
  /** The default subject, taken from the lesson. */
  subject_id: string | null
  /** Called with the new resource, to attach it to the lesson. */
  onAdded: (id: string) => void
  onClose: () => void
}

export function QuickAddResource(props: Props) {
  return (
    <QueryBoundary skeleton={null} fallback="Failed to load subjects.">
      <QuickAdd {...props} />
    </QueryBoundary>
  )
}

function QuickAdd({ subject_id, onAdded, onClose }: Props) {
  // Loads before the dialog opens, so that all fields appear at once.
  trpc.subjects.list.useSuspenseQuery({})
  trpc.providers.list.useSuspenseQuery({})
  const create = trpc.resources.create.useMutation()
  const form = useResourceForm({ ...newResource, subject_id })
  return (
    <FormModal
      title="Quick Add Resource"
      draftName="lesson-resource.new"
      saveLabel="Add and Attach"
      fallback="Failed to create resource."
      form={form}
      onSave={async (values) => {
        const made = await create.mutateAsync(values)
        onAdded(made.id)
        notifications.show({ message: `“${shortTitle(made.title, 48)}” was added and attached.` })
      }}
      onClose={onClose}
    >
      <ResourceFields form={form} />
    </FormModal>
  )
}
