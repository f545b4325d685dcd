import type { AssignmentCounts } from "@hearthbook/api/work/assignment"
import { Button, Group, Select, Stack } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { IconFilter } from "@tabler/icons-react"
import { useId } from "react"
import { statusLooks } from "../../../entities/assignment/status-badge.tsx"
import { ChildSwitcher } from "../../../entities/student/child-switcher.tsx"
import { focusPage } from "../../../ui/focus/focus-return.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { SearchFilter } from "../../../ui/inputs/search-filter.tsx"
import { countIn, shownStatuses } from "./assignment-filters.ts"
import classes from "./assignment-filter-bar.module.css"
import { AssignmentStats } from "./assignment-stats.tsx"
import type { AssignmentFilters } from "./use-assignment-filters.ts"

type Props = { filters: AssignmentFilters; counts: AssignmentCounts }

/** Counts by status, which also filter, and the filters by child, text, status, subject and due date. */
export function AssignmentFilterBar({ filters, counts }: Props) {
  const clear = () => {
    focusPage()
    filters.clear()
  }
  return (
    <Stack gap="md">
      <AssignmentStats counts={counts} status={filters.status} onStatus={filters.setStatus} />
      <Stack gap="sm" className="screen-only">
        {(filters.students.length > 1 || filters.isNarrowed) && (
          <Group justify="space-between" gap="sm">
            <ChildSwitcher students={filters.students} value={filters.student} onChange={filters.setStudent} />
            {filters.isNarrowed && (
              <Button variant="subtle" size="md" px="sm" ml="auto" onClick={clear}>
                Clear filters
              </Button>
            )}
          </Group>
        )}
        <FilterFields filters={filters} counts={counts} />
      </Stack>
    </Stack>
  )
}

/** The search field and the filters. On a phone the filters are behind a button, which counts those in use. */
function FilterFields({ filters, counts }: Props) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const fields = useId()
  const inUse = [filters.status, filters.subject_id, filters.from, filters.to].filter(Boolean).length
  const statuses = shownStatuses.map((name) => ({
    value: name,
    label: `${statusLooks[name].word} (${countIn(counts, name)})`,
  }))
  return (
    <div className={classes.choices} role="search" aria-label="Filter assignments">
      <div className={classes.words}>
        <SearchFilter label="Search assignments" placeholder="Search" />
      </div>
      <Button
        variant="default"
        size="md"
        px="sm"
        hiddenFrom="sm"
        leftSection={<IconFilter size={18} stroke={1.5} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={toggle}
      >
        {inUse > 0 ? `Filters (${inUse})` : "Filters"}
      </Button>
      <div id={fields} className={classes.fields} data-open={isOpen || undefined}>
        <Select
          aria-label="Status"
          className={classes.field}
          placeholder="All statuses"
          clearable
          data={statuses}
          value={filters.status}
          onChange={(value) => filters.setStatus(shownStatuses.find((status) => status === value) ?? null)}
        />
        <Select
          aria-label="Subject"
          className={classes.field}
          placeholder="All subjects"
          clearable
          searchable={filters.subjects.length > 12}
          nothingFoundMessage="No such subject"
          data={filters.subjects}
          value={filters.subject_id}
          onChange={filters.setSubject}
        />
        <DayField
          aria-label="Due from"
          leftSection="Due"
          leftSectionWidth={48}
          classNames={{ root: classes.day, section: classes.word }}
          value={filters.from}
          onChange={filters.setFrom}
        />
        <DayField
          aria-label="Due to"
          leftSection="to"
          leftSectionWidth={36}
          classNames={{ root: classes.day, section: classes.word }}
          value={filters.to}
          error={filters.range.error}
          onChange={filters.setTo}
        />
      </div>
    </div>
  )
}
