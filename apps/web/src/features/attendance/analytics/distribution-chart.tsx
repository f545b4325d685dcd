import { DonutChart } from "@mantine/charts"
import "@mantine/charts/styles.css"
import { Center, Text, useComputedColorScheme } from "@mantine/core"
import { distributionOf } from "./distribution.ts"
import type { WeekFigures } from "../week/week-figures.ts"

/** The parts of the week as a ring, the rate in its middle. */
export default function DistributionChart({ figures }: { figures: WeekFigures }) {
  const scheme = useComputedColorScheme("light")
  const parts = distributionOf(figures).filter(({ count }) => count > 0)
  if (parts.length === 0) {
    return (
      <Text c="dimmed" mb="md">
        No school day of this week has come yet, and nothing is marked.
      </Text>
    )
  }
  return (
    <Center role="img" aria-label="What the week is made of. The table below has the same figures." mb="md">
      <DonutChart
        size={180}
        thickness={26}
        data={parts.map(({ word, count, tone }) => ({
          name: word,
          value: count,
          color: `${tone}.${scheme === "dark" ? 4 : 6}`,
        }))}
        chartLabel={figures.rate === null ? undefined : `${figures.rate}% attended`}
        paddingAngle={parts.length > 1 ? 2 : 0}
        strokeWidth={0}
        startAngle={90}
        endAngle={-270}
        // A picture, and no stop of the keyboard: the table below says it all.
        pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
        pieChartProps={{ accessibilityLayer: false }}
        tooltipDataSource="segment"
      />
    </Center>
  )
}
