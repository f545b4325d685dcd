import { averageProgress, subjectStanding } from "@hearthbook/core/grading/progress"
import type { ProgressView } from "@hearthbook/api/work/progress"
import { IconAlertTriangle, IconChartLine, IconCircleCheck, IconTargetArrow } from "@tabler/icons-react"
import { formatPercent } from "../../lib/format.ts"
import { StatGrid } from "../../ui/layout/card-grid.tsx"
import { StatCard } from "../../ui/layout/stat-card.tsx"

/** The four figures of the children shown. A subject without grades is neither on track nor in need of attention. */
export function ProgressSummary({ progress }: { progress: ProgressView[] }) {
  const sum = (count: (of: ProgressView) => number) => progress.reduce((total, of) => total + count(of), 0)
  const standings = progress.flatMap(({ subjects }) =>
    subjects.map(({ shown_percent }) => subjectStanding(shown_percent)),
  )
  const average = averageProgress(
    progress.map(({ graded_count, assignment_count }) => ({ graded: graded_count, total: assignment_count })),
  )
  return (
    <StatGrid>
      <StatCard
        label="Average Progress"
        note="per child"
        value={formatPercent(average)}
        icon={IconChartLine}
        tone="blue"
      />
      <StatCard
        label="Assignments Completed"
        value={`${sum((of) => of.graded_count)}/${sum((of) => of.assignment_count)}`}
        icon={IconCircleCheck}
        tone="green"
      />
      <StatCard
        label="Subjects On Track"
        value={String(standings.filter((standing) => standing === "on_track").length)}
        icon={IconTargetArrow}
      />
      <StatCard
        label="Needs Attention"
        value={String(standings.filter((standing) => standing === "needs_attention").length)}
        icon={IconAlertTriangle}
        tone="amber"
      />
    </StatGrid>
  )
}
