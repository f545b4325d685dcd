import type { providerDraft } from "@hearthbook/api/schemas/provider"
import { TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { z } from "zod"

export type ProviderValues = z.input<typeof providerDraft>

type Props = {
  form: UseFormReturnType<ProviderValues>
  /** True if a logo URL is stored but no picture could be copied from it. */
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

const logoHint = "The address of a JPEG, PNG, GIF or WebP picture. Hearthbook stores a small copy."
const logoMissing =
  "No picture could be copied from this address. It must be a JPEG, PNG, GIF or WebP picture. Save again to retry."
