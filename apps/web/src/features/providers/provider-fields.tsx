import type { providerDraft } from "@hearthbook/api/schemas/provider"
import { TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { z } from "zod"

export type ProviderValues = z.input<typeof providerDraft>

export function ProviderFields({ form }: { form: UseFormReturnType<ProviderValues> }) {
  return (
    <>
      <TextInput label="Name" withAsterisk autoComplete="off" key={form.key("name")} {...form.getInputProps("name")} />
      <TextInput
        label="Website"
        type="url"
        placeholder="https://"
        autoComplete="off"
        key={form.key("website")}
        {...form.getInputProps("website")}
      />
      <TextInput
        label="Logo URL"
        type="url"
        placeholder="https://"
        description="The address of a picture. Without one, a placeholder stands in its place."
        autoComplete="off"
        key={form.key("logo_url")}
        {...form.getInputProps("logo_url")}
      />
    </>
  )
}
