import { providerDraft, providerView, type ProviderView } from "@hearthbook/api/family/provider"
import { schemaResolver, useForm } from "@mantine/form"
import { trpc } from "../../api/trpc.ts"
import { readAs } from "../../forms/values/edit-conflict.ts"
import { EditRowForm, NewRowForm } from "../../forms/row-forms.tsx"
import { ProviderFields } from "./provider-fields.tsx"
import type { ProviderValues } from "./provider-values.ts"

type NewProps = { focused: boolean; onAdded: (provider: ProviderView) => void }

export function NewProvider({ focused, onAdded }: NewProps) {
  const create = trpc.providers.create.useMutation()
  const form = useProviderForm({ name: "", website: "", logo_url: "" })
  return (
    <NewRowForm
      noun="Provider"
      nameOf={nameOf}
      fallback="Failed to create provider."
      form={form}
      focused={focused}
      save={(values) => create.mutateAsync(values)}
      onAdded={onAdded}
    >
      <ProviderFields form={form} />
    </NewRowForm>
  )
}

export function EditProvider({ provider, onDone }: { provider: ProviderView; onDone: () => void }) {
  const update = trpc.providers.update.useMutation()
  const { id } = provider
  const form = useProviderForm(valuesOf(provider))
  return (
    <EditRowForm
      noun="Provider"
      nameOf={nameOf}
      row={provider}
      valuesOf={readAs(providerView, valuesOf)}
      fallback="Failed to edit provider."
      form={form}
      save={(values, version) => update.mutateAsync({ id, version, ...values })}
      onDone={onDone}
    >
      <ProviderFields form={form} isLogoMissing={provider.logo_url !== null && provider.logo_id === null} />
    </EditRowForm>
  )
}

const nameOf = ({ name }: ProviderView) => name

function valuesOf({ name, website, logo_url }: ProviderView): ProviderValues {
  return { name, website: website ?? "", logo_url: logo_url ?? "" }
}

function useProviderForm(initialValues: ProviderValues) {
  return useForm<ProviderValues>({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(providerDraft, { sync: true }),
  })
}
