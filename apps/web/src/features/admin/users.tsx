import { Badge, Button, Stack, Text } from "@mantine/core"
import { useDebouncedValue } from "@mantine/hooks"
import { useState } from "react"
import { formatDayOfMoment } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { Failure } from "../../ui/failure.tsx"
import { roleNames } from "../../ui/role-names.ts"
import { SearchBox } from "../../ui/search-box.tsx"
import { Section } from "../../ui/section.tsx"
import { RowSkeletons } from "../../ui/skeletons.tsx"
import classes from "../../ui/row.module.css"

const pageSize = 25
/** Milliseconds without a key before the server is asked. */
const pause = 250

/** Everybody who can sign in, a page at a time, found by name or e-mail. */
export function Users() {
  const [typed, setTyped] = useState("")
  const [search] = useDebouncedValue(typed.trim(), pause)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = trpc.users.list.useInfiniteQuery(
    { limit: pageSize, search: search || undefined },
    {
      getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.id : undefined),
      placeholderData: (before) => before,
    },
  )
  const people = data?.pages.flat() ?? []

  return (
    <Section title="Users">
      <SearchBox label="Search users by name or email" value={typed} onChange={setTyped} />
      {error && !data && <Failure cause={error} fallback="Failed to load users." onRetry={() => refetch()} />}
      {!data && !error && <RowSkeletons rows={6} />}
      <Stack component="ul" gap={0} p={0} my="sm" aria-label="Users">
        {people.map((person) => (
          <li key={person.id} className={classes.row}>
            <div className={classes.text}>
              <Text fw={600}>
                {person.first_name} {person.last_name}
              </Text>
              <Text size="sm" c="dimmed">
                {person.email}
                {!person.email_verified && person.role !== "student" && " (not verified)"}, since{" "}
                {formatDayOfMoment(person.created_at)}
              </Text>
            </div>
            <Badge variant="light" color="slate" tt="none">
              {roleNames[person.role]}
            </Badge>
          </li>
        ))}
      </Stack>
      {data && people.length === 0 && <Text c="dimmed">Nobody here is called that.</Text>}
      {hasNextPage && (
        <Button variant="default" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
          Load more users
        </Button>
      )}
    </Section>
  )
}
