import { averageProgress } from "@hearthbook/core/grading/progress"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { IconBooks, IconChartLine, IconChecklist, IconCircleCheck } from "@tabler/icons-react"
import { formatPercent } from "../../lib/format.ts"
import { StatGrid } from "../../ui/layout/card-grid.tsx"
import { StatCard } from "../../ui/layout/stat-card.tsx"

/** The figures of the shown curricula. Progress is averaged over the curricula with assignments. */
export function CurriculumSummary({ curricula }: { curricula: CurriculumView[] }) {
  const total = curricula.reduce((sum, curriculum) => sum + curriculum.assignment_count, 0)
  const graded = curricula.reduce((sum, curriculum) => sum + curriculum.graded_count, 0)
  return (
    <StatGrid>
      <StatCard label="Active Curricula" value={String(curricula.length)} icon={IconBooks} />
      <StatCard
        label="Average Progress"
        note="per course"
        value={formatPercent(
          averageProgress(
            curricula.map(({ graded_count, assignment_count }) => ({ graded: graded_count, total: assignment_count })),
          ),
        )}
        icon={IconChartLine}
        tone="blue"
      />
      <StatCard label="Total Assignments" value={String(total)} icon={IconChecklist} tone="slate" />
      <StatCard label="Completed Assignments" value={String(graded)} icon={IconCircleCheck} tone="green" />
    </StatGrid>
  )
}
