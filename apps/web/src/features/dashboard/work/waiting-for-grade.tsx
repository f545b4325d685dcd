import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Skeleton, Stack } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { Suspense, useState } from "react"
import { DueDate } from "../../../entities/assignment/due-date.tsx"
import { placeToGrade } from "../../../entities/grade/next-to-grade.ts"
import { assignmentAt, paths } from "../../../lib/paths.ts"
import { FoldedSection } from "../../../ui/layout/folded-section.tsx"
import { GradeRow } from "./dashboard-forms.ts"
import { WorkRow } from "./work-row.tsx"

type Props = {
  waiting: AssignmentView[]
  /** The number of all work that waits for a grade, as in the list of all. */
  count: number
}

/**
 * Submitted work of other days by due date, with score and feedback ready to fill in: Enter saves and moves to the next one. Work that is
 * due today is graded in its student's day.
 */
export function WaitingForGrade({ waiting, count }: Props) {
  return (
    <FoldedSection
      title="Waiting for a Grade"
      part={count > waiting.length ? `${waiting.length} of ${count}` : `${count}`}
      more={{ of: "work waiting for a grade", href: `${paths.assignments}?student=all&status=submitted` }}
    >
      <Stack gap={0} component="ul" p={0} m={0}>
        {waiting.map((assignment) => (
          <WaitingRow key={assignment.id} assignment={assignment} />
        ))}
      </Stack>
    </FoldedSection>
  )
}

/** Work with its fields, or, where they have no room, with a button that opens them. */
function WaitingRow({ assignment }: { assignment: AssignmentView }) {
  const hasRoom = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const { title, student, subject, due_date, status } = assignment
  return (
    <WorkRow
      child={student}
      title={title}
      href={assignmentAt(assignment)}
      subject={subject}
      day={<DueDate due_date={due_date} status={status} />}
      aside={
        !hasRoom &&
        !isOpen && (
          <Button
            variant="light"
            size="compact-md"
            aria-label={`Grade ${title}`}
            onClick={() => setOpen(true)}
            {...placeToGrade}
          >
            Grade
          </Button>
        )
      }
      under={
        (hasRoom || isOpen) && (
          <Suspense fallback={<Skeleton h={42} />}>
            <GradeRow
              assignment={assignment}
              focused={!hasRoom}
              {...(!hasRoom && { onCancel: () => setOpen(false) })}
            />
          </Suspense>
        )
      }
    />
  )
}
