import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { Select, Skeleton } from "@mantine/core"
import { useDeferredValue } from "react"
import { QueryBoundary } from "../../ui/query-boundary.tsx"
import { Section } from "../../ui/section.tsx"
import { useAddress } from "../../ui/use-address.ts"
import { Weeks } from "./weeks.tsx"

/** The school year of one child, week by week; among several, of the one chosen here. */
export function WeeksSection({ students }: { students: StudentSummary[] }) {
  const { search, put } = useAddress()
  const student = students.find(({ id }) => id === search.get("weeks")) ?? students[0]
  const shown = useDeferredValue(student)
  if (!student || !shown) return null
  return (
    <Section title="Week by week">
      {students.length > 1 && (
        <Select
          aria-label="Week by week of"
          data={students.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))}
          value={student.id}
          onChange={(weeks) => put({ weeks })}
          allowDeselect={false}
          searchable={students.length > 8}
          maw={320}
          mb="md"
        />
      )}
      <QueryBoundary skeleton={<Skeleton h={300} />} fallback="Failed to load the weeks.">
        <Weeks student={shown} />
      </QueryBoundary>
    </Section>
  )
}
