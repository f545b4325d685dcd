import { isGraded } from "@hearthbook/core/work/assignment-status"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Anchor, Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { QuickAdd } from "../../../entities/assignment/quick-add.tsx"
import { paths } from "../../../lib/paths.ts"
import { WorkList } from "./work-list.tsx"

/** The assignments of a course: a line that adds one, the work that is not graded by due date, and the graded work. */
export function CourseWork({ curriculum }: { curriculum: CurriculumView }) {
  const { id, student, subject } = curriculum
  const [assignments] = trpc.assignments.list.useSuspenseQuery({ curriculum_id: id })
  const open = assignments.filter(({ status }) => !isGraded(status))
  const graded = assignments.filter(({ status }) => isGraded(status))
  return (
    <Stack gap="lg">
      <QuickAdd students={[student]} curricula={[curriculum]} child={student} isOfCourse />
      {assignments.length === 0 && <Text c="dimmed">Nothing is assigned in this course yet.</Text>}
      <WorkList title="Not graded yet" assignments={open} />
      <WorkList title="Graded" assignments={graded.toReversed()} />
      {assignments.length > 0 && (
        <Anchor component={Link} href={`${paths.assignments}?student=${student.id}&subject=${subject.id}`} fw={600}>
          Grade, submit and edit under Assignments
        </Anchor>
      )}
    </Stack>
  )
}
