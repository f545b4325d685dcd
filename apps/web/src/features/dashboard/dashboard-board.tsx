import { SimpleGrid, Stack } from "@mantine/core"
import { trpc } from "../../lib/trpc.ts"
import { QuickAdd } from "../../ui/quick-add.tsx"
import { FirstSteps } from "./first-steps.tsx"
import { QuickActions } from "./quick-actions.tsx"
import { Quote } from "./quote.tsx"
import { RecentlyGraded } from "./recently-graded.tsx"
import { UpcomingAssignments } from "./upcoming-assignments.tsx"
import { WaitingForGrade } from "./waiting-for-grade.tsx"

/**
 * Below the figures: the first steps of a new family, else a line that sets work, what waits for a grade, what is due,
 * what was graded and what one often does.
 */
export function DashboardBoard() {
  const [[students, subjects, curricula, assignments]] = trpc.useSuspenseQueries((ask) => [
    ask.students.list({}),
    ask.subjects.list({ limit: 1 }),
    ask.curriculum.list({}),
    ask.assignments.list({ limit: 1 }),
  ])
  const done = {
    student: students.length > 0,
    subject: subjects.length > 0,
    curriculum: curricula.length > 0,
    assignment: assignments.length > 0,
  }
  return (
    <Stack gap="lg">
      {Object.values(done).includes(false) && <FirstSteps done={done} />}
      <QuickAdd students={students} curricula={curricula} />
      {done.assignment && (
        <>
          <WaitingForGrade />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <UpcomingAssignments />
            <RecentlyGraded students={students} />
          </SimpleGrid>
        </>
      )}
      {done.student && <QuickActions />}
      <Quote />
    </Stack>
  )
}
