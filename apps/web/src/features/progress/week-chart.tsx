import { LineChart } from "@mantine/charts"
import "@mantine/charts/styles.css"
import { useComputedColorScheme, useMantineTheme } from "@mantine/core"
import { useReducedMotion } from "@mantine/hooks"
import type { Weeks } from "./chart-rows.ts"
import { formatShortDay } from "./format-short-day.ts"
import { lineColor } from "./line-color.ts"

/** Subjects whose colours are alike are told apart by their strokes as well. */
const strokes = ["0", "7 4", "2 4"]

/** One line per subject, 0 to 100 percent; it goes straight on over weeks without work. */
export default function WeekChart({ title, rows, subjects }: Weeks & { title: string }) {
  const { colors, black } = useMantineTheme()
  const scheme = useComputedColorScheme("light")
  const still = useReducedMotion()
  const theme = scheme === "dark" ? { ground: colors.dark[6], ink: colors.dark[0] } : { ground: "#ffffff", ink: black }
  return (
    <div role="img" aria-label={`${title}. The same figures can be shown as a table.`}>
      <LineChart
        h={320}
        data={rows.map(({ week, percents }) => ({ week: formatShortDay(week), ...Object.fromEntries(percents) }))}
        dataKey="week"
        series={subjects.map(({ id, name, color }, index) => ({
          name: id,
          label: name,
          color: lineColor(color, theme),
          strokeDasharray: strokes[index % strokes.length],
        }))}
        curveType="linear"
        connectNulls
        withLegend
        // By name, as they come; by default they are sorted by their ids.
        legendProps={{ itemSorter: null }}
        styles={{ legend: { justifyContent: "flex-start" } }}
        valueFormatter={(percent) => `${percent}%`}
        yAxisProps={{ domain: [0, 100], ticks: [0, 25, 50, 75, 100], width: 48 }}
        xAxisProps={{ minTickGap: 24 }}
        lineProps={{ isAnimationActive: !still, animationDuration: 150 }}
        dotProps={{ r: 3, strokeWidth: 0 }}
        activeDotProps={{ r: 5, strokeWidth: 0 }}
        accessibilityLayer={false}
      />
    </div>
  )
}
