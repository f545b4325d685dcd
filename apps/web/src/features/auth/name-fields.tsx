import { SimpleGrid, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"

/** First and last name, for every form that makes or completes an account. */
export function NameFields<Values>({ form }: { form: UseFormReturnType<Values> }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        label="First name"
        autoComplete="given-name"
        autoFocus
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
