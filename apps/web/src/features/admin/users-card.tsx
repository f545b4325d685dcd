import { Card, Group, Title } from "@mantine/core"
import { useDebouncedValue } from "@mantine/hooks"
import { useState } from "react"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { SearchBox } from "../../ui/inputs/search-box.tsx"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import { UserTable } from "./user-table.tsx"

/** Milliseconds of rest after which what was typed is looked for. */
const rest = 250

/** Everyone who can sign in here, found by name or address. */
export function UsersCard() {
  const [typed, setTyped] = useState("")
  const [search] = useDebouncedValue(typed.trim(), rest)
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
