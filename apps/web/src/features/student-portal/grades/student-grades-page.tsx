import { Page } from "../../../ui/layout/page.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { GradeList } from "./grade-list.tsx"

/** The child's grades. */
export default function StudentGradesPage() {
  return (
    <Page title="My Grades" tabTitle="Grades">
      <QueryBoundary skeleton={<RowSkeletons rows={5} />} fallback="Your grades could not be loaded.">
        <GradeList />
      </QueryBoundary>
    </Page>
  )
}
