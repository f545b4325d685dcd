import { progressPercent } from "@hearthbook/api/rules/progress"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { SimpleGrid } from "@mantine/core"
import { IconBooks, IconChartLine, IconChecklist, IconCircleCheck } from "@tabler/icons-react"
import { formatPercent } from "../../lib/format.ts"
import { statColumns } from "../../ui/columns.ts"
import { StatCard } from "../../ui/stat-card.tsx"

/** S §2's four figures, of what is shown. Progress is that of each curriculum, averaged over those with any work. */
export function CurriculumSummary({ curricula }: { curricula: CurriculumView[] }) {
  const total = curricula.reduce((sum, curriculum) => sum + curriculum.assignment_count, 0)
  const graded = curricula.reduce((sum, curriculum) => sum + curriculum.graded_count, 0)
  return (
    <SimpleGrid {...statColumns}>
      <StatCard label="Active Curricula" value={String(curricula.length)} icon={IconBooks} />
      <StatCard
        label="Average Progress"
        value={formatPercent(averageProgress(curricula))}
        icon={IconChartLine}
        tone="blue"
      />
      <StatCard label="Total Assignments" value={String(total)} icon={IconChecklist} tone="slate" />
      <StatCard label="Completed Assignments" value={String(graded)} icon={IconCircleCheck} tone="green" />
    </SimpleGrid>
  )
}

function averageProgress(curricula: CurriculumView[]): number | null {
  const known = curricula.flatMap(
    ({ graded_count, assignment_count }) => progressPercent({ graded: graded_count, total: assignment_count }) ?? [],
  )
  return known.length === 0 ? null : known.reduce((sum, percent) => sum + percent, 0) / known.length
}
