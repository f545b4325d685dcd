import type { RequirementView } from "@hearthbook/api/schemas/requirement"
import { Alert, Button, Group } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** Says that the pack has changed since it was copied. It is taken over only when the parent asks. */
export function NewerVersion({ requirement }: { requirement: RequirementView }) {
  const refresh = trpc.requirements.refresh.useMutation()
  const take = () =>
    refresh.mutate(
      { id: requirement.id },
      { onError: (cause) => showFailureToast(cause, "Failed to take over the newer version.") },
    )
  return (
    <Alert className="screen-only">
      <Group justify="space-between" gap="sm">
        <span>We have read your state’s rules again, and something has changed. What you changed yourself stays.</span>
        <Button variant="light" loading={refresh.isPending} onClick={take}>
          Take it over
        </Button>
      </Group>
    </Alert>
  )
}
