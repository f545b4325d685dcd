import { providerDraft, type ProviderView } from "@hearthbook/api/schemas/provider"
import { Button } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../lib/trpc.ts"
import { FormCard } from "../../ui/form-card.tsx"
import { shortTitle } from "../../ui/short-title.ts"
import { ProviderFields, type ProviderValues } from "./provider-fields.tsx"

type NewProps = { focused: boolean; onAdded: (provider: ProviderView) => void }

export function NewProvider({ focused, onAdded }: NewProps) {
  const create = trpc.providers.create.useMutation()
  const form = useProviderForm({ name: "", website: "", logo_url: "" })
  return (
    <FormCard
      title="New provider"
      saveLabel="Add Provider"
      fallback="Failed to create provider."
      form={form}
      focused={focused}
      onSave={async (values) => {
        const made = await create.mutateAsync(values)
        notifications.show({ message: `“${shortTitle(made.name, 48)}” is added.` })
        onAdded(made)
      }}
    >
      <ProviderFields form={form} />
    </FormCard>
  )
}

export function EditProvider({ provider, onDone }: { provider: ProviderView; onDone: () => void }) {
  const update = trpc.providers.update.useMutation()
  const { id, name, website, logo_url } = provider
  const form = useProviderForm({ name, website: website ?? "", logo_url: logo_url ?? "" })
  return (
    <FormCard
      title={`Edit ${name}`}
      saveLabel="Save Provider"
      fallback="Failed to edit provider."
      form={form}
      version={provider.version}
      focused
      onSave={async (values, version) => {
        const saved = await update.mutateAsync({ id, version, ...values })
        notifications.show({ message: `“${shortTitle(saved.name, 48)}” is saved.` })
        onDone()
      }}
      actions={
        <Button variant="default" onClick={onDone}>
          Cancel Edit
        </Button>
      }
    >
      <ProviderFields form={form} />
    </FormCard>
  )
}

function useProviderForm(initialValues: ProviderValues) {
  return useForm<ProviderValues>({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(providerDraft, { sync: true }),
  })
}
