import { Download } from "../../entities/download/download.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { SubjectBoard } from "./subject-board.tsx"
import { SubjectsSkeleton } from "./subjects-skeleton.tsx"

export default function SubjectsPage() {
  return (
    <Page
      title="Subjects"
      intro="What you teach, by grade level. Students are offered the subjects of their own grade."
      action={<Download lists={[{ label: "Subjects", noun: "subjects" }]} />}
    >
      <QueryBoundary skeleton={<SubjectsSkeleton />} fallback="Failed to load subjects.">
        <SubjectBoard />
      </QueryBoundary>
    </Page>
  )
}
