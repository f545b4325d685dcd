import { fullName } from "@hearthbook/core/names/names"
import { Table, Text } from "@mantine/core"
import { toMinute, useClock } from "../../ui/hooks/use-clock.ts"
import { formatAgo } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { detailOf, eventWords } from "./auth-event-labels.ts"
import { LoadMore } from "./load-more.tsx"
import { ResponsiveTable } from "./responsive-table.tsx"

const pageSize = 25

export function AuthEventTable() {
  const now = useClock(toMinute)
  const [{ pages }, { hasNextPage, isFetchingNextPage, fetchNextPage }] = trpc.admin.events.useSuspenseInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id) },
  )
  return (
    <>
      <ResponsiveTable label="Sign-in activity" columns={["What", "Who", "From", "When"]}>
        {pages.flat().map(({ id, type, metadata, user, client_address, created_at }) => (
          <Table.Tr key={id}>
            <Table.Td>
              {eventWords[type]}
              <Text span size="sm" c="dimmed">
                {detailOf(metadata)}
              </Text>
            </Table.Td>
            <Table.Td>{user ? fullName(user) : "–"}</Table.Td>
            <Table.Td className="figures">{client_address ?? "–"}</Table.Td>
            <Table.Td className="figures">{formatAgo(created_at, now)}</Table.Td>
          </Table.Tr>
        ))}
      </ResponsiveTable>
      {hasNextPage && <LoadMore loading={isFetchingNextPage} onClick={() => void fetchNextPage()} />}
    </>
  )
}
