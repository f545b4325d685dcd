import { resourceTypes } from "@hearthbook/api/work/resource"
import { Select } from "@mantine/core"
import { resourceLooks } from "../../entities/resource/resource-type.tsx"
import { SearchFilter } from "../../ui/inputs/search-filter.tsx"
import { subjectsByGrade } from "../../entities/subject/subjects-by-grade.ts"
import classes from "./resource-filter-bar.module.css"
import type { ResourceFilters } from "./use-resource-filters.ts"

const typeOptions = resourceTypes.map((type) => ({ value: type, label: resourceLooks[type].word }))

export function ResourceFilterBar({ filters }: { filters: ResourceFilters }) {
  return (
    <div className={classes.filters}>
      <SearchFilter label="Search resources" />
      <Select
        aria-label="Type"
        placeholder="All types"
        clearable
        data={typeOptions}
        value={filters.type}
        onChange={filters.setType}
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
      />
    </div>
  )
}
