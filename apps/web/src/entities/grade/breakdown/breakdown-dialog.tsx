import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Stack, Text, Title } from "@mantine/core"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { ViewModal } from "../../../ui/layout/view-modal.tsx"
import { CourseBreakdown } from "./course-breakdown.tsx"
import { useBreakdowns } from "./use-breakdowns.ts"

type Props = {
  /** 'Math: A- 90%'. */
  title: string
  /** The courses behind the figure, at least one. */
  curricula: CurriculumView[]
  onClose: () => void
}

/** Shows how the grade of a course, or of a subject with several courses, came about. */
export default function BreakdownDialog({ title, curricula, onClose }: Props) {
  return (
    <ViewModal title={title} onClose={onClose}>
      <QueryBoundary skeleton={<RowSkeletons rows={3} />} fallback="Failed to load the grade.">
        <Breakdowns curricula={curricula} />
      </QueryBoundary>
    </ViewModal>
  )
}

function Breakdowns({ curricula }: Pick<Props, "curricula">) {
  const { courses, isMean } = useBreakdowns(curricula)
  return (
    <Stack gap="md">
      {courses.length > 1 && (
        <Text size="sm" c="dimmed">
          {isMean
            ? "The grade in the subject is the average of these courses."
            : "The grade in the subject is all points of these courses together."}
        </Text>
      )}
      {courses.map((course) => (
        <section key={course.curriculum.id}>
          {courses.length > 1 && (
            <Title order={3} size="h5" mb={4}>
              {course.curriculum.academic_year}
            </Title>
          )}
          <CourseBreakdown {...course} />
        </section>
      ))}
    </Stack>
  )
}
