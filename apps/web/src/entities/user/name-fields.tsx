import { SimpleGrid, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"

type Props<Values> = { form: UseFormReturnType<Values>; /** Focuses the first name. */ focused?: boolean }

/** First and last name, side by side if there is room. */
export function NameFields<Values>({ form, focused = true }: Props<Values>) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        label="First name"
        autoComplete="given-name"
        autoFocus={focused}
        key={form.key("first_name")}
        {...form.getInputProps("first_name")}
      />
      <TextInput
        label="Last name"
        autoComplete="family-name"
        key={form.key("last_name")}
        {...form.getInputProps("last_name")}
      />
    </SimpleGrid>
  )
}
