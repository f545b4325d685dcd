import { trpc } from "../../api/trpc.ts"
import { ChildSwitcher } from "../../entities/student/child-switcher.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { ProgressSummary } from "./progress-summary.tsx"
import { ProgressTabs } from "./progress-tabs.tsx"
import { NothingFound } from "../../ui/feedback/nothing-found.tsx"
import { NoStudentsYet } from "../../entities/student/no-students-yet.tsx"
import { ProgressSketch } from "./progress-sketch.tsx"

/** The figures of the chosen child or all children, with the details below. */
export function ProgressBoard() {
  // Prefetched in one batch.
  trpc.curriculum.list.usePrefetchQuery({})
  const [all] = trpc.progress.list.useSuspenseQuery({})
  const [curricula] = trpc.curriculum.list.useSuspenseQuery({})
  const { students, chosen, choose } = useChosenChild()
  const shown = all.filter(({ student }) => !chosen || student.id === chosen.id)
  return (
    <>
      {students.length > 0 && <ProgressSummary progress={shown} />}
      <ChildSwitcher students={students} value={chosen} onChange={choose} />
      {students.length === 0 ? (
        <NoStudentsYet
          title="No Students Found"
          text="Add a child first. Then grades and lessons done show up here."
          picture={<ProgressSketch />}
        />
      ) : shown.length === 0 ? (
        <NothingFound
          title="No Students Found"
          text="No student data to display for this filter."
          onClear={() => choose(null)}
        />
      ) : (
        <ProgressTabs progress={shown} curricula={curricula} />
      )}
    </>
  )
}
