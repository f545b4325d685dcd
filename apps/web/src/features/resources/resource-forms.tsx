import type { ResourceView } from "@hearthbook/api/schemas/resource"
import { Button } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../lib/trpc.ts"
import { FormCard } from "../../ui/form-card.tsx"
import { ResourceFields } from "../../ui/resource-fields.tsx"
import { newResource, useResourceForm } from "../../ui/resource-form.ts"
import { shortTitle } from "../../ui/short-title.ts"

type NewProps = {
  /** The resource added just before: the next one is often for the same subject. */
  last: ResourceView | null
  focused: boolean
  onAdded: (resource: ResourceView) => void
}

export function NewResource({ last, focused, onAdded }: NewProps) {
  const create = trpc.resources.create.useMutation()
  const form = useResourceForm({
    ...newResource,
    resource_type: last?.resource_type ?? newResource.resource_type,
    subject_id: last?.subject_id ?? null,
    provider_id: last?.provider_id ?? null,
  })
  return (
    <FormCard
      title="New resource"
      saveLabel="Add Resource"
      fallback="Failed to create resource."
      form={form}
      focused={focused}
      onSave={async (values) => {
        const made = await create.mutateAsync(values)
        notifications.show({ message: `“${shortTitle(made.title, 48)}” is added.` })
        onAdded(made)
      }}
    >
      <ResourceFields form={form} />
    </FormCard>
  )
}

export function EditResource({ resource, onDone }: { resource: ResourceView; onDone: () => void }) {
  const update = trpc.resources.update.useMutation()
  const { id, title, resource_type, external_url, subject_id, provider_id, description } = resource
  const form = useResourceForm({
    title,
    resource_type,
    external_url: external_url ?? "",
    subject_id,
    provider_id,
    description: description ?? "",
  })
  return (
    <FormCard
      title={`Edit ${title}`}
      saveLabel="Save Resource"
      fallback="Failed to edit resource."
      form={form}
      version={resource.version}
      focused
      onSave={async (values, version) => {
        const saved = await update.mutateAsync({ id, version, ...values })
        notifications.show({ message: `“${shortTitle(saved.title, 48)}” is saved.` })
        onDone()
      }}
      actions={
        <Button variant="default" onClick={onDone}>
          Cancel Edit
        </Button>
      }
    >
      <ResourceFields form={form} />
    </FormCard>
  )
}
