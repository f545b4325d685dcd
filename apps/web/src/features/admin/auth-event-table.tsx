import { Table, Text } from "@mantine/core"
import { toMinute, useClock } from "../../lib/clock.ts"
import { formatAgo } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { detailOf, eventWords } from "./auth-event-words.ts"
import { LoadMore } from "./load-more.tsx"

const pageSize = 25

export function AuthEventTable() {
  const now = useClock(toMinute)
  const [{ pages }, { hasNextPage, isFetchingNextPage, fetchNextPage }] = trpc.admin.events.useSuspenseInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id) },
  )
  return (
    <>
      <Table.ScrollContainer
        minWidth={640}
        scrollAreaProps={{ viewportProps: { tabIndex: 0, "aria-label": "Sign-in activity" } }}
      >
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>What</Table.Th>
              <Table.Th>Who</Table.Th>
              <Table.Th>From</Table.Th>
              <Table.Th>When</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pages.flat().map(({ id, type, metadata, user, client_address, created_at }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  {eventWords[type]}
                  <Text span size="sm" c="dimmed">
                    {detailOf(metadata)}
                  </Text>
                </Table.Td>
                <Table.Td>{user ? `${user.first_name} ${user.last_name}` : "–"}</Table.Td>
                <Table.Td className="figures">{client_address ?? "–"}</Table.Td>
                <Table.Td className="figures">{formatAgo(created_at, now)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {hasNextPage && <LoadMore loading={isFetchingNextPage} onClick={() => void fetchNextPage()} />}
    </>
  )
}
