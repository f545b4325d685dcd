import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { endsSoon, isToStart, yearPairOf } from "../../entities/school-year/next-year.ts"
import { dayOf } from "../../lib/format.ts"
import { paths } from "../../lib/paths.ts"
import { formatMonthDay } from "../../lib/week-labels.ts"
import { useToday } from "../../session/use-session.ts"

/** Leads to the start of the next year, from 60 days before the end of the year in progress until it has courses. */
export function NextYearLine({ curricula }: { curricula: CurriculumView[] }) {
  const { data: years = [] } = trpc.schoolYears.list.useQuery({})
  const today = useToday()
  const pair = yearPairOf(years, today)
  if (!pair || !endsSoon(pair, today) || !isToStart(pair, curricula)) return null
  const { from, academic_year } = pair
  const end = dayOf(from.end_date)
  return (
    <Text size="sm" c="dimmed" className="screen-only">
      {from.academic_year} {end < today ? "ended" : "ends"} on {formatMonthDay(end)}.{" "}
      <Anchor component={Link} href={paths.nextYear} inherit fw={600} underline="always">
        Start {academic_year}
      </Anchor>
    </Text>
  )
}
