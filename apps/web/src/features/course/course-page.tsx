import type { ReactNode } from "react"
import { useRoute } from "wouter"
import { paths } from "../../lib/paths.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { BackLink } from "../../ui/layout/back-link.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { CourseBoard } from "./course-board.tsx"
import { CourseSkeleton } from "./course-skeleton.tsx"

/** One course: its plan, its forecast, and the ways to make and move its lessons. */
export default function CoursePage() {
  const [, params] = useRoute(paths.course)
  const id = params?.id ?? ""
  return (
    <div>
      <BackLink href={paths.curriculum} label="Curriculum" />
      <QueryBoundary key={id} skeleton={<CourseSkeleton />} fallback="Failed to load curriculum." frame={Frame}>
        <CourseBoard id={id} />
      </QueryBoundary>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <Page title="Course">{children}</Page>
}
