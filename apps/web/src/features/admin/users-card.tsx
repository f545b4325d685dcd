import { Card, Group, Title } from "@mantine/core"
import { useDebouncedValue } from "@mantine/hooks"
import { useState } from "react"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { SearchBox } from "../../ui/inputs/search-box.tsx"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import { UserTable } from "./user-table.tsx"

/** Milliseconds without typing before a search. */
const searchDelay = 250

/** Everyone who can sign in, with a search by name or email. */
export function UsersCard() {
  const [typed, setTyped] = useState("")
  const [search] = useDebouncedValue(typed.trim(), searchDelay)
  return (
    <Card component="section" aria-label="Users">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          Users
        </Title>
        <SearchBox label="Search users by name or email" value={typed} onChange={setTyped} />
      </Group>
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load users.">
        <UserTable search={search} />
      </QueryBoundary>
    </Card>
  )
}
