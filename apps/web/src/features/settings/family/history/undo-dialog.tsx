import type { ChangeView, UndoView } from "@hearthbook/api/data/change"
import { Button, List, Loader, Stack, Text } from "@mantine/core"
import { trpc } from "../../../../api/trpc.ts"
import { countOf } from "../../../../lib/format.ts"
import { readError } from "../../../../lib/read-error.ts"
import { showSavedToast } from "../../../../ui/feedback/settings-toast.ts"
import { showFailureToast } from "../../../../ui/feedback/toasts.tsx"
import { ViewModal } from "../../../../ui/layout/view-modal.tsx"
import { useUndoPreview } from "./use-undo-preview.ts"

type Props = { change: ChangeView; onClose: () => void }

/** The most changed rows that are named; the others are counted. */
const named = 10

/** Shows what an undo restores and what was changed since, and undoes it with one button. */
export function UndoDialog({ change, onClose }: Props) {
  const { id, summary } = change
  const undo = trpc.changes.undo.useMutation()
  // A change that is undone has no preview. After a refusal it is read again.
  const preview = useUndoPreview(id, undo.isIdle || undo.isError)
  const { data, error } = preview
  const isPartial = data !== undefined && data.changed.length > 0

  const confirm = async (leave: () => void) => {
    try {
      const { count } = await undo.mutateAsync({ id, skip_changed: isPartial })
      showSavedToast(`Undone. ${countOf(count, "record")} restored.`)
      leave()
    } catch (cause) {
      showFailureToast(cause, "Failed to undo.")
    }
  }

  return (
    <ViewModal
      title="Undo this change?"
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="default" onClick={() => leave()}>
            Cancel
          </Button>
          <Button
            data-autofocus
            loading={undo.isPending}
            disabled={!data || data.count === 0 || error !== null || preview.isFetching}
            onClick={() => confirm(leave)}
          >
            {isPartial ? "Leave those and undo the rest" : "Undo"}
          </Button>
        </>
      )}
    >
      <Text fw={600} style={{ overflowWrap: "anywhere" }}>
        {summary}
      </Text>
      {error ? (
        <Text c="var(--mantine-color-error)" role="alert">
          {readError(error, "Failed to load the preview.").message}
        </Text>
      ) : data ? (
        <Preview {...data} />
      ) : (
        <Loader size="sm" aria-label="Loading the preview" />
      )}
    </ViewModal>
  )
}

function Preview({ count, changed }: UndoView) {
  const more = changed.length - named
  return (
    <Stack gap="sm" className="figures">
      <Text>
        {count === 0
          ? "Nothing of this can be restored."
          : `${countOf(count, "record")} will be as before this change.`}
      </Text>
      {changed.length > 0 && (
        <div>
          <Text mb={4}>{countOf(changed.length, "record was", "records were")} changed since and will stay:</Text>
          <List size="sm">
            {changed.slice(0, named).map(({ noun, id, name }) => (
              <List.Item key={`${noun} ${id}`} style={{ overflowWrap: "anywhere" }}>
                {name ?? `One ${noun.replaceAll("_", " ")}`}
              </List.Item>
            ))}
            {more > 0 && <List.Item>and {more.toLocaleString("en-US")} more</List.Item>}
          </List>
        </div>
      )}
    </Stack>
  )
}
