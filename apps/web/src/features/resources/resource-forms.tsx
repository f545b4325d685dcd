import { resourceView, type ResourceView } from "@hearthbook/api/work/resource"
import { trpc } from "../../api/trpc.ts"
import { readAs } from "../../forms/values/edit-conflict.ts"
import { EditRowForm, NewRowForm } from "../../forms/row-forms.tsx"
import { ResourceFields } from "../../entities/resource/resource-fields.tsx"
import { newResource, useResourceForm, type ResourceValues } from "../../entities/resource/resource-form.ts"

type NewProps = {
  /** The resource added last, since the next one is often for the same subject. */
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
    <NewRowForm
      noun="Resource"
      nameOf={nameOf}
      fallback="Failed to create resource."
      form={form}
      focused={focused}
      save={(values) => create.mutateAsync(values)}
      onAdded={onAdded}
    >
      <ResourceFields form={form} />
    </NewRowForm>
  )
}

export function EditResource({ resource, onDone }: { resource: ResourceView; onDone: () => void }) {
  const update = trpc.resources.update.useMutation()
  const { id } = resource
  const form = useResourceForm(valuesOf(resource))
  return (
    <EditRowForm
      noun="Resource"
      nameOf={nameOf}
      row={resource}
      valuesOf={readAs(resourceView, valuesOf)}
      fallback="Failed to edit resource."
      form={form}
      save={(values, version) => update.mutateAsync({ id, version, ...values })}
      onDone={onDone}
    >
      <ResourceFields form={form} />
    </EditRowForm>
  )
}

const nameOf = ({ title }: ResourceView) => title

function valuesOf({ title, resource_type, subject_id, provider_id, ...row }: ResourceView): ResourceValues {
  const { external_url, description } = row
  const texts = { external_url: external_url ?? "", description: description ?? "" }
  return { title, resource_type, subject_id, provider_id, ...texts }
}
