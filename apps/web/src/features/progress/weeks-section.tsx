import type { StudentSummary } from "@hearthbook/api/family/student"
import { Button, Group, Select, Skeleton } from "@mantine/core"
import { IconChartLine, IconTable } from "@tabler/icons-react"
import { useDeferredValue } from "react"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { Section } from "../../ui/layout/section.tsx"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { Weeks } from "./weeks.tsx"
import { optionNameOf } from "../../lib/short-names.ts"

/** A child's school year by week. With several children, one is chosen here. */
export function WeeksSection({ students }: { students: StudentSummary[] }) {
  const { search, put } = useSearchParamsState()
  const student = students.find(({ id }) => id === search.get("weeks")) ?? students[0]
  const shown = useDeferredValue(student)
  const asTable = search.get("as") === "table"
  if (!student || !shown) return null
  return (
    <Section title="Week by week">
      <Group justify="space-between" gap="sm" mb="md" wrap="nowrap">
        {students.length > 1 && (
          <Select
            aria-label="Week by week of"
            data={students.map((child) => ({ value: child.id, label: optionNameOf(child) }))}
            value={student.id}
            onChange={(weeks) => put({ weeks })}
            allowDeselect={false}
            searchable={students.length > 8}
            flex={{ base: 1, xs: "none" }}
            w={{ xs: 280 }}
          />
        )}
        <Button
          ml="auto"
          flex="none"
          variant="default"
          leftSection={asTable ? <IconChartLine size={18} stroke={1.5} /> : <IconTable size={18} stroke={1.5} />}
          onClick={() => put({ as: asTable ? null : "table" })}
        >
          {asTable ? "Show as chart" : "Show as table"}
        </Button>
      </Group>
      <QueryBoundary skeleton={<Skeleton h={300} />} fallback="Failed to load the weeks.">
        <Weeks student={shown} asTable={asTable} />
      </QueryBoundary>
    </Section>
  )
}
