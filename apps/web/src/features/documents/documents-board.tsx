import { Group, SegmentedControl, Select, Text } from "@mantine/core"
import { trpc } from "../../api/trpc.ts"
import { DocumentPane } from "../../entities/document/document-pane.tsx"
import { shownYear } from "../../entities/school-year/shown-year.ts"
import { ChildSwitcher } from "../../entities/student/child-switcher.tsx"
import { NoStudentsYet } from "../../entities/student/no-students-yet.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { dayOf } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { documentFor, documentIds, isOfChild, kindOf, needsChild } from "./document-kinds.ts"
import { DocumentList } from "./document-list.tsx"
import classes from "./documents-board.module.css"
import { DocumentsSketch } from "./documents-sketch.tsx"
import { UndescribedCourses } from "./undescribed-courses.tsx"
import { ReportCardResults } from "./report-card/report-card-results.tsx"

/** A term of the whole year, in the choice of terms. */
const wholeYear = "year"

/** Chooses a document, and what it is about, and shows it as it prints. */
export function DocumentsBoard() {
  trpc.schoolYears.list.usePrefetchQuery({})
  const { students, chosen, choose } = useChosenChild()
  const [years] = trpc.schoolYears.list.useSuspenseQuery({})
  const { search, put } = useSearchParamsState()
  const today = useToday()
  const kind = documentIds.find((id) => id === search.get("document")) ?? "report-card"
  const year = years.find(({ id }) => id === search.get("year")) ?? shownYear(years, today) ?? null
  const terms = year?.terms ?? []
  const inProgress = terms.findLast(({ start_date }) => dayOf(start_date) <= today)
  const asked = search.get("term")
  const term = asked === wholeYear ? null : (terms.find(({ id }) => id === asked) ?? inProgress ?? null)
  const student = chosen ?? (needsChild(kind) || students.length === 1 ? (students[0] ?? null) : null)
  if (students.length === 0)
    return (
      <NoStudentsYet
        title="No Students Found"
        text="Add a child first. Then their documents are made here."
        picture={<DocumentsSketch />}
      />
    )
  const { span } = kindOf(kind)
  const shown = documentFor(kind, { student, year, term, day: today })
  return (
    <div className={classes.board}>
      <DocumentList chosen={kind} student={student} onChoose={(document) => put({ document })} />
      <div className={classes.document}>
        <Group gap="sm" className="screen-only">
          {isOfChild(kind) && (
            <ChildSwitcher students={students} value={student} needsOne={needsChild(kind)} onChange={choose} />
          )}
          {span && years.length > 1 && (
            <Select
              aria-label="School year"
              data={years.toReversed().map(({ id, academic_year }) => ({ value: id, label: academic_year }))}
              allowDeselect={false}
              value={year?.id ?? null}
              onChange={(id) => put({ year: id, term: null })}
              w={140}
            />
          )}
          {span === "term" && terms.length > 0 && (
            <SegmentedControl
              aria-label="Term"
              size="sm"
              value={term?.id ?? wholeYear}
              onChange={(id) => put({ term: id })}
              data={[...terms.map(({ id, name }) => ({ value: id, label: name })), { value: wholeYear, label: "Year" }]}
            />
          )}
        </Group>
        {kind === "report-card" && student && year && <ReportCardResults student={student} year={year} term={term} />}
        {kind === "course-descriptions" && student && <UndescribedCourses student={student} />}
        {shown ? (
          <DocumentPane key={shown.address} {...shown} />
        ) : (
          <Text c="dimmed">Add a school year in the settings first.</Text>
        )}
      </div>
    </div>
  )
}
