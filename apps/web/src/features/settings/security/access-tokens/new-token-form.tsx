import { tokenAccess, type TokenAccess } from "@hearthbook/core/permissions/access-tokens"
import { accessTokenDraft, type CreatedAccessToken } from "@hearthbook/api/access/access-token"
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { trpc } from "../../../../api/trpc.ts"
import { SaveFailure } from "../../../../forms/form-messages.tsx"
import { useSave } from "../../../../forms/use-save.ts"
import { DayField } from "../../../../ui/inputs/day-field.tsx"
import { SubmitButton } from "../../../../ui/inputs/submit-button.tsx"
import { accessLabels } from "./token-labels.ts"

type Props = { onCreated: (token: CreatedAccessToken) => void; onCancel: () => void }

/** Names a new token, and chooses what it may do and until when. At first it only reads. */
export function NewTokenForm({ onCreated, onCancel }: Props) {
  const create = trpc.accessTokens.create.useMutation()
  const form = useForm<{ name: string; scope: TokenAccess; expires_on: string }>({
    mode: "controlled",
    initialValues: { name: "", scope: "read", expires_on: "" },
    validate: schemaResolver(accessTokenDraft, { sync: true }),
  })
  const { saving, failure, submit } = useSave({
    form,
    fallback: "Failed to create the token.",
    onSave: async (values) => onCreated(await create.mutateAsync(values)),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" align="flex-start">
        <TextInput
          label="Name"
          description="The program that will use it."
          autoComplete="off"
          data-autofocus
          w="100%"
          maw={360}
          {...form.getInputProps("name")}
        />
        <div>
          <Text size="sm" fw={600} id="token-access" mb={4}>
            It may
          </Text>
          <SegmentedControl
            aria-labelledby="token-access"
            data={tokenAccess.map((value) => ({ value, label: accessLabels[value] }))}
            {...form.getInputProps("scope")}
          />
        </div>
        <DayField
          label="Last day"
          description="Leave it empty for a token that never expires."
          needsYear
          {...form.getInputProps("expires_on")}
        />
        <SaveFailure failure={failure} />
        <Group gap="sm">
          <SubmitButton loading={saving}>Create token</SubmitButton>
          <Button variant="subtle" color="gray" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
