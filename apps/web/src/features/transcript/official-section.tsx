import { can } from "@hearthbook/core/permissions/permissions"
import type { TranscriptView } from "@hearthbook/api/records/transcript"
import { Button, Text } from "@mantine/core"
import { IconCertificate, IconPencil } from "@tabler/icons-react"
import { trpc } from "../../api/trpc.ts"
import { formatDayOfMoment } from "../../lib/format.ts"
import { useUser } from "../../session/use-session.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { Section } from "../../ui/layout/section.tsx"

/** Makes a transcript official, after which it no longer follows the records, or unofficial again. */
export function OfficialSection({ transcript }: { transcript: TranscriptView }) {
  const user = useUser()
  const finalize = trpc.transcripts.finalize.useMutation()
  const reopen = trpc.transcripts.reopen.useMutation()
  const { student, official, finalized_at, changed_since } = transcript
  const change = official ? reopen : finalize
  const press = () =>
    change.mutate(
      { id: student.id },
      { onError: (cause) => showFailureToast(cause, "Failed to change the transcript. Nothing was changed.") },
    )
  return (
    <Section title={official ? "This transcript is official" : "Make it official"}>
      <Text size="sm" c="dimmed" mb="sm">
        {finalized_at === null
          ? "An official transcript stays as it is, carries your statement and a line for your signature, and can be passed on as a link. Until then each page says that it is unofficial."
          : `Official since ${formatDayOfMoment(finalized_at)}. Later grades do not change it.`}
      </Text>
      {changed_since && (
        <Text size="sm" c="red" mb="sm">
          Your records have changed since. Reopen it to take over the changes, then make it official again.
        </Text>
      )}
      {user !== null && can(user.role, "lock_records") && (
        <Button
          variant={official ? "default" : "filled"}
          loading={change.isPending}
          leftSection={
            official ? (
              <IconPencil size={18} stroke={1.5} aria-hidden />
            ) : (
              <IconCertificate size={18} stroke={1.5} aria-hidden />
            )
          }
          onClick={press}
        >
          {official ? "Reopen" : "Make official"}
        </Button>
      )}
    </Section>
  )
}
