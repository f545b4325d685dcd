import { resourceTypes } from "@hearthbook/api/schemas/resource"
import { Group, Select } from "@mantine/core"
import { resourceLooks } from "../../ui/resource-type.tsx"
import { SearchFilter } from "../../ui/search-filter.tsx"
import { subjectsByGrade } from "../../ui/subjects-by-grade.ts"
import type { ResourceFilters } from "./use-resource-filters.ts"

const typeOptions = resourceTypes.map((type) => ({ value: type, label: resourceLooks[type].word }))

export function ResourceFilterBar({ filters }: { filters: ResourceFilters }) {
  return (
    <Group gap="sm">
      <SearchFilter label="Search resources" />
      <Select
        aria-label="Type"
        placeholder="All types"
        clearable
        data={typeOptions}
        value={filters.type}
        onChange={filters.setType}
        w={{ base: "100%", xs: 160 }}
      />
      <Select
        aria-label="Subject"
        placeholder="All subjects"
        clearable
        searchable
        nothingFoundMessage="No such subject"
        data={subjectsByGrade(filters.subjects)}
        value={filters.subject_id}
        onChange={filters.setSubject}
        w={{ base: "100%", xs: 220 }}
      />
    </Group>
  )
}
