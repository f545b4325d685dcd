import { rateTone } from "@hearthbook/core/attendance/attendance"
import { BarChart } from "@mantine/charts"
import "@mantine/charts/styles.css"
import { useComputedColorScheme } from "@mantine/core"
import dayjs from "dayjs"
import type { DayFigures } from "./trend-table.tsx"

const tones = { green: "green", yellow: "amber", red: "red" } as const

/** A bar from 0 to 100 for each school day's percentage present. */
export default function TrendChart({ days }: { days: DayFigures[] }) {
  const scheme = useComputedColorScheme("light")
  const shade = scheme === "dark" ? 4 : 6
  return (
    <div role="img" aria-label="Percent present by day. The table below has the same figures.">
      <BarChart
        h={220}
        mb="md"
        data={days.map(({ day, rate }) => ({ day: dayjs(day).format("ddd D"), Present: rate }))}
        dataKey="day"
        series={[{ name: "Present", color: `green.${shade}` }]}
        getBarColor={(rate) => `${tones[rateTone(rate)]}.${shade}`}
        valueFormatter={(percent) => `${percent}%`}
        yAxisProps={{ domain: [0, 100], ticks: [0, 25, 50, 75, 100], width: 48 }}
        maxBarWidth={48}
        barProps={{ radius: [4, 4, 0, 0], isAnimationActive: false }}
        // An image, without tab stops: the table below has all figures.
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}
