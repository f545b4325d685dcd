import { Anchor } from "@mantine/core"
import { IconChevronLeft } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link, useRoute } from "wouter"
import { paths } from "../../lib/paths.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { CourseBoard } from "./course-board.tsx"
import { CourseSkeleton } from "./course-skeleton.tsx"

/** One course: its plan, its forecast, and the ways to make and move its lessons. */
export default function CoursePage() {
  const [, params] = useRoute(paths.course)
  const id = params?.id ?? ""
  return (
    <div>
      <Anchor component={Link} href={paths.curriculum} size="sm" fw={600} className="screen-only">
        <IconChevronLeft size={16} stroke={2} style={{ verticalAlign: "-3px" }} aria-hidden /> Curriculum
      </Anchor>
      <QueryBoundary key={id} skeleton={<CourseSkeleton />} fallback="Failed to load curriculum." frame={Frame}>
        <CourseBoard id={id} />
      </QueryBoundary>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <Page title="Course">{children}</Page>
}
