import { Button } from "@mantine/core"
import { Link } from "wouter"
import { newAt, paths } from "../../lib/paths.ts"
import { trpc } from "../../api/trpc.ts"
import { ChildSwitcher } from "../../entities/student/child-switcher.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { ProgressSummary } from "./progress-summary.tsx"
import { ProgressTabs } from "./progress-tabs.tsx"

/** The figures of the chosen child or all children, with the details below. */
export function ProgressBoard() {
  // Prefetched in one batch.
  trpc.curriculum.list.usePrefetchQuery({})
  const [all] = trpc.progress.list.useSuspenseQuery({})
  const [curricula] = trpc.curriculum.list.useSuspenseQuery({})
  const { students, chosen, choose } = useChosenChild()
  const shown = all.filter(({ student }) => !chosen || student.id === chosen.id)
  const showAll = (
    <Button variant="default" onClick={() => choose(null)}>
      Show all
    </Button>
  )
  const addFirst = (
    <Button component={Link} href={newAt(paths.students)}>
      Add a student
    </Button>
  )
  return (
    <>
      <ProgressSummary progress={shown} />
      <ChildSwitcher students={students} value={chosen} onChange={choose} />
      {shown.length === 0 ? (
        <EmptyState
          title="No Students Found"
          text="No student data to display for this filter."
          action={students.length === 0 ? addFirst : showAll}
        />
      ) : (
        <ProgressTabs progress={shown} curricula={curricula} />
      )}
    </>
  )
}
