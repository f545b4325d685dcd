import type { providerDraft } from "@hearthbook/api/schemas/provider"
import { TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { z } from "zod"

export type ProviderValues = z.input<typeof providerDraft>

type Props = {
  form: UseFormReturnType<ProviderValues>
  /** An address has been saved, and no picture could be copied from it. */
  isLogoMissing?: boolean
}

export function ProviderFields({ form, isLogoMissing = false }: Props) {
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
        description={isLogoMissing ? logoMissing : logoHint}
        autoComplete="off"
        key={form.key("logo_url")}
        {...form.getInputProps("logo_url")}
      />
    </>
  )
}

const logoHint = "The address of a JPEG, PNG, GIF or WebP picture. Hearthbook saves a small copy of it."
const logoMissing =
  "No picture could be copied from this address. It must lead to a JPEG, PNG, GIF or WebP picture. Save again to try once more."
