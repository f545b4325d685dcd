import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Group, Select } from "@mantine/core"
import { useDeferredValue } from "react"
import { Link } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { shownYear } from "../../entities/school-year/shown-year.ts"
import { YearSketch } from "../../entities/school-year/year-sketch.tsx"
import { RecordsSketch } from "./records-sketch.tsx"
import { ChildSwitcher } from "../../entities/student/child-switcher.tsx"
import { NoStudentsYet } from "../../entities/student/no-students-yet.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { settingsAt } from "../../lib/paths.ts"
import { useToday } from "../../session/use-session.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { ChildRecords } from "./child-records.tsx"

/** Chooses a child and a school year, and shows their records. */
export function RecordsBoard() {
  trpc.schoolYears.list.usePrefetchQuery({})
  const { students, chosen, choose } = useChosenChild()
  const [years] = trpc.schoolYears.list.useSuspenseQuery({})
  const { search, put } = useSearchParamsState()
  const today = useToday()
  const student = chosen ?? students[0]
  const year = years.find(({ id }) => id === search.get("year")) ?? shownYear(years, today)
  // The records of the last choice stay until the next ones are loaded.
  const shown = useDeferredValue({ student, year })
  if (!student) {
    return (
      <NoStudentsYet
        title="No Students Found"
        text="Add a child first. Then their days, hours and filings show up here."
        picture={<RecordsSketch />}
      />
    )
  }
  if (!year) {
    return (
      <EmptyState
        title="No School Years Yet"
        text="Records are kept by school year. Add the first one."
        picture={<YearSketch />}
        action={
          <Button component={Link} href={settingsAt("school")}>
            Add a school year
          </Button>
        }
      />
    )
  }
  return (
    <>
      <Group justify="space-between" gap="sm" className="screen-only">
        <ChildSwitcher students={students} value={student} needsOne onChange={choose} />
        {years.length > 1 && <YearSelect years={years} year={year} onChoose={(id) => put({ year: id })} />}
      </Group>
      {shown.student && shown.year && <ChildRecords student={shown.student} year={shown.year} />}
    </>
  )
}

type YearProps = { years: SchoolYearView[]; year: SchoolYearView; onChoose: (id: string | null) => void }

function YearSelect({ years, year, onChoose }: YearProps) {
  return (
    <Select
      aria-label="School year"
      data={years.toReversed().map(({ id, academic_year }) => ({ value: id, label: academic_year }))}
      allowDeselect={false}
      value={year.id}
      onChange={onChoose}
      w={160}
    />
  )
}
