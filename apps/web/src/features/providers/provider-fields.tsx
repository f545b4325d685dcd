import type { UseFormReturnType } from "@mantine/form"
import { LinkField } from "../../ui/inputs/link-field.tsx"
import { PublisherName } from "./publisher-name.tsx"
import type { ProviderValues } from "./provider-values.ts"

type Props = {
  form: UseFormReturnType<ProviderValues>
  /** True if a logo URL is stored but no picture could be copied from it. */
  isLogoMissing?: boolean
}

export function ProviderFields({ form, isLogoMissing = false }: Props) {
  return (
    <>
      <PublisherName form={form} />
      <LinkField label="Website" key={form.key("website")} {...form.getInputProps("website")} />
      <LinkField
        label="Logo URL"
        description={isLogoMissing ? logoMissing : logoHint}
        key={form.key("logo_url")}
        {...form.getInputProps("logo_url")}
      />
    </>
  )
}

const logoHint = "The address of a JPEG, PNG, GIF or WebP picture. Hearthbook stores a small copy."
const logoMissing =
  "No picture could be copied from this address. It must be a JPEG, PNG, GIF or WebP picture. Save again to retry."
