import { Button, Group, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { modals } from "@mantine/modals"
import { trpc } from "../../api/trpc.ts"
import { ErrorSummary, SaveFailure } from "../../forms/form-messages.tsx"
import { useSave } from "../../forms/use-save.ts"
import { SubmitButton } from "../../ui/inputs/submit-button.tsx"
import { givenProof, IdentityProof, noProof } from "./identity-proof.tsx"

const modalId = "identity-proof"

/** The question that is open. Changes that are refused together wait for one answer. */
let open: Promise<object | null> | null = null

/** Asks the person to prove who they are, as what they do is sensitive. Null if they close the dialog. */
export function askProof(): Promise<object | null> {
  open ??= new Promise<object | null>((resolve) => {
    modals.open({
      modalId,
      title: "Confirm it is you",
      closeButtonProps: { "aria-label": "Close" },
      children: <ProofForm onProved={() => resolve({})} />,
      onClose: () => resolve(null),
    })
  }).finally(() => (open = null))
  return open
}

function ProofForm({ onProved }: { onProved: () => void }) {
  const form = useForm({ mode: "uncontrolled", initialValues: noProof })
  const prove = trpc.auth.prove.useMutation()
  const { saving, failure, submit } = useSave({
    form,
    fallback: "This could not be confirmed. Please try again.",
    closesOnSave: true,
    onSave: async (values) => {
      await prove.mutateAsync(givenProof(values))
      onProved()
      modals.close(modalId)
    },
  })
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <IdentityProof form={form} why="What you are about to do is sensitive. We won’t ask again for ten minutes." />
        <ErrorSummary errors={form.errors} />
        <SaveFailure failure={failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => modals.close(modalId)}>
            Cancel
          </Button>
          <SubmitButton loading={saving}>Confirm</SubmitButton>
        </Group>
      </Stack>
    </form>
  )
}
