import { Skeleton, Stack } from "@mantine/core"
import { useRoute } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { BackLink } from "../../../ui/layout/back-link.tsx"
import { StudentRecord } from "./student-record.tsx"

/** One student: the year, the courses, the attendance, recent work and notes. */
export function OneStudent() {
  const [, params] = useRoute(paths.student)
  const id = params?.id ?? ""
  return (
    <div>
      <BackLink href={paths.students} label="Students" />
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
