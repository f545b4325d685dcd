import { DonutChart } from "@mantine/charts"
import "@mantine/charts/styles.css"
import { Center, Text, useComputedColorScheme } from "@mantine/core"
import { distributionOf } from "./distribution.ts"
import type { WeekFigures } from "../week/week-figures.ts"

/** The week's marks as a ring, with the rate in the middle. */
export default function DistributionChart({ figures }: { figures: WeekFigures }) {
  const scheme = useComputedColorScheme("light")
  const parts = distributionOf(figures).filter(({ count }) => count > 0)
  if (parts.length === 0) {
    return (
      <Text c="dimmed" mb="md">
        Nothing is marked yet: this week’s school days are still to come.
      </Text>
    )
  }
  return (
    <Center role="img" aria-label="Marks of the week. The table below has the same figures." mb="md">
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
        // An image, without tab stops: the table below has all figures.
        pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
        pieChartProps={{ accessibilityLayer: false }}
        tooltipDataSource="segment"
      />
    </Center>
  )
}
