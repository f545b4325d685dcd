import { SimpleGrid, Skeleton, Stack, Text } from "@mantine/core"
import { lazy } from "react"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { DistributionTable } from "./distribution-table.tsx"
import { Leaderboard } from "./leaderboard.tsx"
import { TrendTable } from "./trend-table.tsx"
import type { AttendanceWeek } from "../week/use-attendance-week.ts"
import { dayFiguresOf, figuresOf } from "../week/week-figures.ts"

// What draws is heavy; the figures beside it do not wait for it.
const DistributionChart = lazy(() => import("./distribution-chart.tsx"))
const TrendChart = lazy(() => import("./trend-chart.tsx"))

/** S §2's third view: what the week was made of, day by day, and who has been there longest. Each chart stands in figures too. */
export function Analytics({ week }: { week: AttendanceWeek }) {
  const figures = figuresOf(week)
  const days = week.days.map((day) => ({ day, ...dayFiguresOf(day, week) }))
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Section title="Distribution">
          <QueryBoundary skeleton={<Skeleton h={200} />}>
            <DistributionChart figures={figures} />
          </QueryBoundary>
          <DistributionTable figures={figures} />
        </Section>
        <Section title="Leaderboard">
          <Leaderboard students={week.children} />
        </Section>
      </SimpleGrid>
      <Section title="Daily Trends">
        <QueryBoundary skeleton={<Skeleton h={220} />}>
          <TrendChart days={days} />
        </QueryBoundary>
        <TrendTable days={days} today={week.today} school_days={week.school_days} />
        <Text size="xs" c="dimmed" mt="md">
          A day’s rate is of those present on time. The week’s Attendance Rate counts who came late as attended, too.
        </Text>
      </Section>
    </Stack>
  )
}
