import { undoDays } from "@hearthbook/core/undo/change-kinds"
import type { ChangeView } from "@hearthbook/api/data/change"
import { Button, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { readError } from "../../../../lib/read-error.ts"
import { useIsPhone } from "../../../../ui/hooks/use-is-phone.ts"
import { Section } from "../../../../ui/layout/section.tsx"
import { ChangeRow } from "./change-row.tsx"
import { UndoDialog } from "./undo-dialog.tsx"

/** The number of changes shown at first, and added by 'Show more'. */
const pageSizes = { wide: 20, phone: 6 }

/** The family's changes that can be undone, newest first. */
export function HistoryCard() {
  const [undoing, setUndoing] = useState<ChangeView | null>(null)
  const pageSize = useIsPhone() ? pageSizes.phone : pageSizes.wide
  const [{ pages }, list] = trpc.changes.list.useSuspenseInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id) },
  )
  const changes = pages.flat()
  return (
    <Section title="History">
      <Text size="sm" c="dimmed">
        {changes.length === 0
          ? `Nothing was changed at once or deleted in the last ${undoDays} days.`
          : `Changes of many records at once and deletions can be undone for ${undoDays} days.`}
      </Text>
      {changes.length > 0 && (
        <Stack component="ul" gap={0} p={0} m={0} mt="md" aria-label="Changes">
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} onUndo={() => setUndoing(change)} />
          ))}
        </Stack>
      )}
      {list.isFetchNextPageError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {readError(list.error, "Failed to load more.").message}
        </Text>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          mt="sm"
          loading={list.isFetchingNextPage}
          // The change that the next page's cursor names may be deleted, so everything is reloaded.
          onClick={() => void (list.isFetchNextPageError ? list.refetch() : list.fetchNextPage())}
        >
          {list.isFetchNextPageError ? "Try again" : "Show more"}
        </Button>
      )}
      {undoing && <UndoDialog change={undoing} onClose={() => setUndoing(null)} />}
    </Section>
  )
}
