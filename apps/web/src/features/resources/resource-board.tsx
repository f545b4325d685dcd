import type { ResourceView } from "@hearthbook/api/schemas/resource"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { FormAndList } from "../../ui/layout/form-and-list.tsx"
import { useEditingRow } from "../../forms/use-editing-row.ts"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { EditResource, NewResource } from "./resource-forms.tsx"
import { ResourceList } from "./resource-list.tsx"

/** The form next to the list. Saving, canceling or deleting the edited resource returns to a new one. */
export function ResourceBoard() {
  // Prefetched in one batch.
  trpc.subjects.list.usePrefetchQuery({})
  trpc.providers.list.usePrefetchQuery({})
  const [resources] = trpc.resources.list.useSuspenseQuery({})
  const { edited, edit, stop } = useEditingRow("resource", resources)
  const [last, setLast] = useState<ResourceView | null>(null)
  const [isRequested] = useCreateParam()
  return (
    <FormAndList
      isEditing={edited !== null}
      isEmpty={resources.length === 0}
      addLabel="Add a resource"
      form={
        <>
          {edited && <EditResource key={edited.id} resource={edited} onDone={stop} />}
          {/* Stays mounted while another resource is edited, so that its input is not lost. */}
          <div hidden={edited !== null}>
            <NewResource key={last?.id} last={last} focused={isRequested || last !== null} onAdded={setLast} />
          </div>
        </>
      }
      list={<ResourceList resources={resources} edited={edited} onEdit={edit} />}
    />
  )
}
