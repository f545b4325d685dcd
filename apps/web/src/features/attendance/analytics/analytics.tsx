import { SimpleGrid, Skeleton, Stack, Text } from "@mantine/core"
import { lazy } from "react"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { DistributionTable } from "./distribution-table.tsx"
import { Leaderboard } from "./leaderboard.tsx"
import { TrendTable } from "./trend-table.tsx"
import { offForAll } from "../week/days-off.ts"
import type { AttendanceWeek } from "../week/use-attendance-week.ts"
import { dayFiguresOf, figuresOf } from "../week/week-figures.ts"

// The chart library is large; the figures next to it do not wait for it.
const DistributionChart = lazy(() => import("./distribution-chart.tsx"))
const TrendChart = lazy(() => import("./trend-chart.tsx"))

/** The analytics view: the week's distribution, each day's rate, and the longest streaks. Every chart has a table. */
export function Analytics({ week }: { week: AttendanceWeek }) {
  const figures = figuresOf(week)
  const days = week.days.map((day) => ({
    day,
    off: offForAll(week.offOf, week.children, day),
    ...dayFiguresOf(day, week),
  }))
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
        <TrendTable days={days} today={week.today} />
        <Text size="xs" c="dimmed" mt="md">
          A day’s rate counts children who were present on time. The week’s Attendance Rate counts late as attended,
          too.
        </Text>
      </Section>
    </Stack>
  )
}
