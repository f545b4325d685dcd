import { Page } from "../../ui/page.tsx"
import { QueryBoundary } from "../../ui/query-boundary.tsx"
import { RowSkeletons } from "../../ui/skeletons.tsx"
import { GradeList } from "./grade-list.tsx"

/** How a child's work went. */
export default function StudentGradesPage() {
  return (
    <Page title="My Grades" tabTitle="Grades">
      <QueryBoundary skeleton={<RowSkeletons rows={5} />} fallback="Your grades could not be loaded.">
        <GradeList />
      </QueryBoundary>
    </Page>
  )
}
