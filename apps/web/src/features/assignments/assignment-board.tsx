import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Stack } from "@mantine/core"
import { useDeferredValue, useState } from "react"
import { Link } from "wouter"
import { newAt, paths } from "../../lib/paths.ts"
import { trpc } from "../../api/trpc.ts"
import { useCourseNames } from "../../entities/curriculum/use-course-names.ts"
import { useToday } from "../../session/use-session.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { SetUpFirst } from "../../entities/student/no-students-yet.tsx"
import { QuickAdd } from "../../entities/assignment/quick-add.tsx"
import { AssignmentDetails } from "./assignment-details.tsx"
import { AssignmentFilterBar } from "./filters/assignment-filter-bar.tsx"
import { EditAssignmentModal, NewAssignmentModal } from "./forms/assignment-modals.tsx"
import type { OpenTask, Task } from "./list/assignment-menu.tsx"
import { AssignmentWork } from "./assignment-work.tsx"
import { GradeModal } from "./forms/grade-modal.tsx"
import { MoveWorkDialog } from "../../entities/assignment/move/move-work-dialog.tsx"
import { SubmitModal } from "./forms/submit-modal.tsx"
import { useAssignmentFilters } from "./filters/use-assignment-filters.ts"
import { usePrefetchAssignmentPages } from "./list/use-assignment-pages.ts"
import { comeBack } from "../../ui/url/way-back.ts"
import { ViewedAssignment } from "./viewed-assignment.tsx"
import { groupsFor } from "./list/work-groups.ts"
import { WorkSketch } from "../../entities/assignment/work-sketch.tsx"
import { ImportLink } from "../../entities/import/import-link.tsx"

type Props = { adding: boolean; onAdd: () => void; onAdded: () => void }

/** Counts, filters and lists of assignments. Without a curriculum, a link to add one comes first. */
export function AssignmentBoard({ adding, onAdd, onAdded }: Props) {
  // Prefetched in parallel with the curricula.
  trpc.students.names.usePrefetchQuery()
  const curricula = useCourseNames()
  const filters = useAssignmentFilters(curricula)
  const [open, setOpen] = useState<{ task: Task; assignment: AssignmentView } | null>(null)
  /** True while the open dialog follows from one that a link on another page has opened. */
  const [leadsBack, setLeadsBack] = useState(false)
  const close = () => {
    setOpen(null)
    setLeadsBack(false)
    if (leadsBack) comeBack()
  }
  const closeViewed = (goesOn: boolean) => {
    if (!goesOn && comeBack()) return
    setLeadsBack(goesOn)
    filters.stopViewing()
  }
  const openTask: OpenTask = (task, assignment) => setOpen({ task, assignment })
  const [moving, setMoving] = useState<{ works: AssignmentView[]; onMoved: () => void } | null>(null)

  const student_id = useDeferredValue(filters.student?.id)
  const subject_id = useDeferredValue(filters.subject_id ?? undefined)
  const status = useDeferredValue(filters.status)
  const start_date = useDeferredValue(filters.range.start_date)
  const end_date = useDeferredValue(filters.range.end_date)
  const search = useDeferredValue(filters.text || undefined)
  const narrowedTo = { student_id, subject_id, start_date, end_date, search }
  const groups = groupsFor({ status, narrowedTo, today: useToday() })
  // Prefetched in parallel with the counts.
  usePrefetchAssignmentPages(groups.map(({ filter }) => filter))
  const hasCurriculum = curricula.some((curriculum) => curriculum.student_id === student_id)
  const withoutCurriculum = hasCurriculum ? null : (filters.students.find(({ id }) => id === student_id) ?? null)
  const [counts] = trpc.assignments.counts.useSuspenseQuery(narrowedTo)

  if (curricula.length === 0) {
    return (
      <EmptyState
        title="No Assignments Found"
        text="An assignment belongs to a curriculum, which is a child’s course in one subject. Add a curriculum first."
        picture={<WorkSketch />}
        action={
          <SetUpFirst>
            <Button component={Link} href={newAt(paths.curriculum)}>
              Go to Curriculum
            </Button>
            <ImportLink kind="assignments" />
          </SetUpFirst>
        }
      />
    )
  }
  return (
    <Stack gap="lg">
      <AssignmentFilterBar filters={filters} counts={counts} />
      <QuickAdd students={filters.students} curricula={curricula} child={filters.student} />
      <AssignmentWork
        groups={groups}
        counts={counts}
        status={status}
        onStatus={filters.setStatus}
        isNarrowed={filters.isNarrowed}
        hasChild={student_id !== undefined}
        withoutCurriculum={withoutCurriculum}
        onClear={filters.clear}
        onAdd={onAdd}
        onOpen={openTask}
        onMove={(works, onMoved) => setMoving({ works, onMoved })}
      />
      {adding && <NewAssignmentModal curricula={curricula} filters={filters} onClose={onAdded} />}
      {filters.viewed && <ViewedAssignment id={filters.viewed} onOpen={openTask} onClose={closeViewed} />}
      {open?.task === "view" && <AssignmentDetails assignment={open.assignment} onOpen={openTask} onClose={close} />}
      {open?.task === "edit" && (
        <EditAssignmentModal
          assignment={open.assignment}
          curricula={curricula}
          students={filters.students}
          onClose={close}
        />
      )}
      {(open?.task === "move" || open?.task === "together") && (
        <MoveWorkDialog works={[open.assignment]} isTogether={open.task === "together"} onClose={close} />
      )}
      {moving && <MoveWorkDialog {...moving} isTogether={false} onClose={() => setMoving(null)} />}
      {open?.task === "grade" && <GradeModal assignment={open.assignment} onClose={close} />}
      {open?.task === "submit" && <SubmitModal assignment={open.assignment} onClose={close} />}
    </Stack>
  )
}
