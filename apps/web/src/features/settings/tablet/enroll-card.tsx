import { tabletDraft } from "@hearthbook/api/family/tablet"
import { Stack, Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { useSave } from "../../../forms/use-save.ts"
import { paths } from "../../../lib/paths.ts"
import { setTablet } from "../../../session/tablet-mode.ts"
import { useLogout } from "../../../session/sign-out/use-logout.ts"
import { SubmitButton } from "../../../ui/inputs/submit-button.tsx"
import { Section } from "../../../ui/layout/section.tsx"

/** Makes this device the family's tablet. The parent is signed out there, since children use it from now on. */
export function EnrollCard() {
  const enroll = trpc.tablets.enroll.useMutation()
  const leave = useLogout(paths.tablet)
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { name: "" },
    validate: schemaResolver(tabletDraft, { sync: true }),
  })
  const { saving, failure, submit } = useSave({
    form,
    fallback: "This device could not be made the family’s tablet.",
    onSave: async (values) => {
      await enroll.mutateAsync(values)
      setTablet(true)
      leave()
    },
  })
  return (
    <Section title="Make this device the family’s tablet">
      <form onSubmit={submit} noValidate>
        <Stack gap="md" align="flex-start">
          <Text c="dimmed">
            You are signed out here, and the device shows your children’s faces. To use it as a parent again, it asks
            for your password.
          </Text>
          <TextInput
            label="Name"
            placeholder="Kitchen tablet"
            autoComplete="off"
            w="100%"
            maw={360}
            key={form.key("name")}
            {...form.getInputProps("name")}
          />
          <SaveFailure failure={failure} />
          <SubmitButton loading={saving}>Start the family tablet</SubmitButton>
        </Stack>
      </form>
    </Section>
  )
}
