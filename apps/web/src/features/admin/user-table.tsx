import { fullName } from "@hearthbook/core/names/names"
import { Badge, Table, Text } from "@mantine/core"
import { IconCheck, IconClock } from "@tabler/icons-react"
import { useDeferredValue } from "react"
import { formatDay } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { roleNames } from "../../entities/user/role-names.ts"
import { LoadMore } from "./load-more.tsx"
import { ResponsiveTable } from "./responsive-table.tsx"
import { Breakable } from "../../ui/layout/breakable.tsx"

const pageSize = 25

export function UserTable({ search }: { search: string }) {
  const deferred = useDeferredValue(search)
  const [{ pages }, { hasNextPage, isFetchingNextPage, fetchNextPage }] = trpc.users.list.useSuspenseInfiniteQuery(
    { limit: pageSize, search: deferred || undefined },
    { getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id) },
  )
  const users = pages.flat()
  if (users.length === 0) return <Text c="dimmed">No one is called “{deferred}”.</Text>
  return (
    <>
      <ResponsiveTable label="Users" columns={["Name", "Email", "Role", "Joined"]}>
        {users.map(({ id, first_name, last_name, email, email_verified, role, created_at }) => (
          <Table.Tr key={id}>
            <Table.Td>{fullName({ first_name, last_name })}</Table.Td>
            <Table.Td>
              <Breakable>{email}</Breakable>{" "}
              {role !== "student" && (
                <Text span size="sm" c="dimmed">
                  {email_verified ? <IconCheck size={14} aria-hidden /> : <IconClock size={14} aria-hidden />}{" "}
                  {email_verified ? "verified" : "not verified"}
                </Text>
              )}
            </Table.Td>
            <Table.Td>
              <Badge variant="light" color="slate" style={{ overflow: "visible" }}>
                {roleNames[role]}
              </Badge>
            </Table.Td>
            <Table.Td className="figures">{formatDay(created_at)}</Table.Td>
          </Table.Tr>
        ))}
      </ResponsiveTable>
      {hasNextPage && <LoadMore loading={isFetchingNextPage} onClick={() => void fetchNextPage()} />}
    </>
  )
}
