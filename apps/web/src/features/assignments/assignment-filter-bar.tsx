import { Button, Group, Select, Stack } from "@mantine/core"
import { trpc } from "../../lib/trpc.ts"
import { ChildSwitcher } from "../../ui/child-switcher.tsx"
import { statusLooks } from "../../ui/status-badge.tsx"
import { shownStatuses } from "./assignment-filters.ts"
import { AssignmentStats } from "./assignment-stats.tsx"
import classes from "./assignment-filter-bar.module.css"
import type { AssignmentFilters } from "./use-assignment-filters.ts"

type Props = { filters: AssignmentFilters; student_id: string | undefined; subject_id: string | undefined }

/** The counts, which are filters too, and the filters by child, status and subject. */
export function AssignmentFilterBar({ filters, student_id, subject_id }: Props) {
  const [counts] = trpc.assignments.counts.useSuspenseQuery({ student_id, subject_id })
  const statuses = shownStatuses.map((name) => ({ value: name, label: `${statusLooks[name].word} (${counts[name]})` }))
  return (
    <Stack gap="lg">
      <AssignmentStats counts={counts} status={filters.status} onStatus={filters.setStatus} />
      <Group gap="md" justify="space-between">
        <ChildSwitcher students={filters.students} value={filters.student} onChange={filters.setStudent} />
        <div className={classes.choices}>
          <Select
            aria-label="Status"
            placeholder="All statuses"
            clearable
            data={statuses}
            value={filters.status}
            onChange={(value) => filters.setStatus(shownStatuses.find((status) => status === value) ?? null)}
          />
          <Select
            aria-label="Subject"
            placeholder="All subjects"
            clearable
            searchable={filters.subjects.length > 12}
            nothingFoundMessage="No such subject"
            data={filters.subjects}
            value={filters.subject_id}
            onChange={filters.setSubject}
          />
          {(filters.status || filters.subject_id) && (
            <Button variant="subtle" size="md" px="sm" visibleFrom="xs" onClick={filters.clear}>
              Clear filters
            </Button>
          )}
        </div>
      </Group>
    </Stack>
  )
}
