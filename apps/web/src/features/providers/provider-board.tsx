import type { ProviderView } from "@hearthbook/api/schemas/provider"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { FormAndList } from "../../ui/layout/form-and-list.tsx"
import { useEditingRow } from "../../forms/use-editing-row.ts"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { EditProvider, NewProvider } from "./provider-forms.tsx"
import { ProviderList } from "./provider-list.tsx"

/** The form next to the list. Saving, canceling or deleting the edited provider returns to a new one. */
export function ProviderBoard() {
  const [providers] = trpc.providers.list.useSuspenseQuery({})
  const { edited, edit, stop } = useEditingRow("provider", providers)
  const [last, setLast] = useState<ProviderView | null>(null)
  const [isRequested] = useCreateParam()
  return (
    <FormAndList
      isEditing={edited !== null}
      isEmpty={providers.length === 0}
      addLabel="Add a provider"
      form={
        <>
          {edited && <EditProvider key={edited.id} provider={edited} onDone={stop} />}
          {/* Stays mounted while another provider is edited, so that its input is not lost. */}
          <div hidden={edited !== null}>
            <NewProvider key={last?.id} focused={isRequested || last !== null} onAdded={setLast} />
          </div>
        </>
      }
      list={<ProviderList providers={providers} edited={edited} onEdit={edit} />}
    />
  )
}
