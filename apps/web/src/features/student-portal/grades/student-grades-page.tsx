import { Stack } from "@mantine/core"
import { Page } from "../../../ui/layout/page.tsx"
import { useSeesGrades } from "../../../session/use-session.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { CourseGrades } from "./course-grades.tsx"
import { GradeList } from "./grade-list.tsx"

/** The child's grades. */
export default function StudentGradesPage() {
  return (
    <Page title="My Grades" tabTitle="Grades">
      <QueryBoundary skeleton={<RowSkeletons rows={5} />} fallback="Your grades could not be loaded.">
        <OwnGrades />
      </QueryBoundary>
    </Page>
  )
}

/** The grades, unless the parents hide them. */
function OwnGrades() {
  if (useSeesGrades())
    return (
      <Stack gap="lg" data-wide>
        <CourseGrades />
        <GradeList />
      </Stack>
    )
  return <EmptyState title="Ask your parents about your grades" text="What they say about your work stands with it." />
}
