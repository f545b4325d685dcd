import { LineChart } from "@mantine/charts"
import "@mantine/charts/styles.css"
import { useComputedColorScheme, useMantineTheme } from "@mantine/core"
import { useReducedMotion } from "@mantine/hooks"
import { useState } from "react"
import { formatShortDay } from "../../lib/format.ts"
import { lineColor } from "./line-color.ts"
import type { Weeks } from "./chart-rows.ts"
import { WeekLegend } from "./week-legend.tsx"

/** Dash patterns that distinguish subjects of similar color. */
const strokes = ["none", "7 4", "2 4"]

/** A line per subject, from 0 to 100 percent, which connects across weeks without work. */
export default function WeekChart({ title, rows, subjects }: Weeks & { title: string }) {
  const { colors, black } = useMantineTheme()
  const scheme = useComputedColorScheme("light")
  const still = useReducedMotion()
  const [only, setOnly] = useState<string | null>(null)
  const theme = scheme === "dark" ? { ground: colors.dark[6], ink: colors.dark[0] } : { ground: "#ffffff", ink: black }
  const lines = subjects.map(({ id, name, color }, index) => ({
    id,
    name,
    color: lineColor(color, theme),
    dashes: strokes[index % strokes.length],
  }))
  const shown = lines.filter(({ id }) => only === null || id === only)
  return (
    <>
      <WeekLegend lines={lines} only={only} onOnly={setOnly} />
      <div role="img" aria-label={`${title}. The same figures can be shown as a table.`}>
        <LineChart
          h={280}
          data={rows.map(({ week, percents }) => ({ week: formatShortDay(week), ...Object.fromEntries(percents) }))}
          dataKey="week"
          series={shown.map(({ id, name, color, dashes }) => ({
            name: id,
            label: name,
            color,
            strokeDasharray: dashes,
          }))}
          curveType="linear"
          connectNulls
          valueFormatter={(percent) => `${percent}%`}
          yAxisProps={{ domain: [0, 100], ticks: [0, 25, 50, 75, 100], width: 48 }}
          xAxisProps={{ minTickGap: 8 }}
          lineProps={{ isAnimationActive: !still, animationDuration: 150 }}
          dotProps={{ r: 3, strokeWidth: 0 }}
          activeDotProps={{ r: 5, strokeWidth: 0 }}
          accessibilityLayer={false}
        />
      </div>
    </>
  )
}
