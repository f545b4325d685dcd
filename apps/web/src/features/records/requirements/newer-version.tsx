import type { RequirementView } from "@hearthbook/api/records/requirement"
import { Alert, Button, Group } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { formatGradeLevel } from "../../../lib/format.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** Says that the pack has changed since it was copied. It is taken over only when the parent asks. */
export function NewerVersion({ requirement }: { requirement: RequirementView }) {
  const refresh = trpc.requirements.refresh.useMutation()
  const take = () =>
    refresh.mutate(
      { id: requirement.id },
      { onError: (cause) => showFailureToast(cause, "Failed to update the requirements.") },
    )
  return (
    <Alert className="screen-only">
      <Group justify="space-between" gap="sm">
        <span>
          Your state’s requirements have been updated. ‘Update’ takes over what they ask in{" "}
          {formatGradeLevel(requirement.grade_level)}. Your own changes stay.
        </span>
        <Button variant="light" loading={refresh.isPending} onClick={take}>
          Update
        </Button>
      </Group>
    </Alert>
  )
}
