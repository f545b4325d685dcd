import type { StudentSummary } from "@hearthbook/api/family/student"
import { Group, SegmentedControl, Select } from "@mantine/core"
import { ChildSwitcher } from "../../entities/student/child-switcher.tsx"
import type { CurriculumViewChoice } from "./use-curriculum-view.ts"

type Props = {
  students: StudentSummary[]
  chosen: StudentSummary | null
  onChoose: (student: StudentSummary | null) => void
  subjects: { value: string; label: string }[]
  subject_id: string | null
  onSubject: (id: string | null) => void
  /** The academic years, the newest first. A single one is no choice. */
  years: string[]
  year: string | null
  onYear: (year: string | null) => void
  view: CurriculumViewChoice
  onView: (view: CurriculumViewChoice) => void
}

const views: { value: CurriculumViewChoice; label: string }[] = [
  { value: "table", label: "Table" },
  { value: "cards", label: "Cards" },
]

export function CurriculumFilters(props: Props) {
  const { students, chosen, onChoose, subjects, subject_id, onSubject, years, year, onYear, view, onView } = props
  return (
    <Group justify="space-between" gap="md">
      <ChildSwitcher students={students} value={chosen} onChange={onChoose} />
      <Group gap="sm" w={{ base: "100%", xs: "auto" }}>
        {years.length > 1 && (
          <Select
            aria-label="Academic year"
            placeholder="All years"
            data={years}
            value={year}
            onChange={onYear}
            clearable
            w={{ base: "100%", xs: 160 }}
          />
        )}
        <Select
          aria-label="Subject"
          placeholder="All subjects"
          data={subjects}
          value={subject_id}
          onChange={onSubject}
          clearable
          searchable
          flex={{ base: 1, xs: "none" }}
          w={{ xs: 240 }}
        />
        <SegmentedControl aria-label="View" data={views} value={view} onChange={onView} />
      </Group>
    </Group>
  )
}
