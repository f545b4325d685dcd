import { Anchor, Skeleton, Stack } from "@mantine/core"
import { IconChevronLeft } from "@tabler/icons-react"
import { Link, useRoute } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { StudentRecord } from "./student-record.tsx"

/** One student: the year, the courses, the attendance, recent work and notes. */
export function OneStudent() {
  const [, params] = useRoute(paths.student)
  const id = params?.id ?? ""
  return (
    <div>
      <Anchor component={Link} href={paths.students} size="sm" fw={600} className="screen-only">
        <IconChevronLeft size={16} stroke={2} style={{ verticalAlign: "-3px" }} aria-hidden /> Students
      </Anchor>
      <QueryBoundary key={id} skeleton={<RecordSkeleton />} fallback="Failed to load the student.">
        <StudentRecord id={id} />
      </QueryBoundary>
    </div>
  )
}

function RecordSkeleton() {
  return (
    <Stack gap="lg" mt="sm">
      <Skeleton h={52} maw={360} />
      <Skeleton h={180} />
      <Skeleton h={260} />
    </Stack>
  )
}
