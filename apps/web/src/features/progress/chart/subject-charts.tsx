import { useComputedColorScheme, useMantineTheme } from "@mantine/core"
import { countOf, formatPercent, formatShortDay } from "../../../lib/format.ts"
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts"
import { ShowAllButton, useFirstItems } from "../../../ui/layout/first-items.tsx"
import type { Weeks } from "../chart-rows.ts"
import { lineColor } from "../line-color.ts"
import { chartPoints, chartRange, depthOf, weak, type ChartPoint } from "./chart-points.ts"
import classes from "./subject-charts.module.css"

/** A small chart for each subject, from 60 to 100 percent, with the last result named. */
export function SubjectCharts({ title, rows, subjects }: Weeks & { title: string }) {
  const { colors, black } = useMantineTheme()
  const scheme = useComputedColorScheme("light")
  const theme = scheme === "dark" ? { ground: colors.dark[6], ink: colors.dark[0] } : { ground: "#ffffff", ink: black }
  const [first, last] = [rows[0]?.week, rows.at(-1)?.week]
  const list = useFirstItems(subjects, useIsPhone() ? 2 : 12)
  return (
    <>
      <ul className={classes.charts} aria-label={title}>
        {list.shown.map(({ id, name, color }) => {
          const points = chartPoints(rows, id)
          const latest = points.at(-1)
          return (
            <li key={id} className={classes.chart}>
              <div className={classes.head}>
                <span className={classes.name}>{name}</span>
                <b className="figures" data-weak={(latest && latest.percent < weak) || undefined}>
                  {formatPercent(latest?.percent)}
                </b>
              </div>
              <Line points={points} color={lineColor(color, theme)} />
              <div className={classes.weeks} aria-hidden>
                <span>{first && formatShortDay(first)}</span>
                <span>{last && last !== first && formatShortDay(last)}</span>
              </div>
            </li>
          )
        })}
      </ul>
      <ShowAllButton list={list} all={countOf(subjects.length, "subject")} />
    </>
  )
}

const size = { width: 240, height: 84, left: 30, edge: 6 }

/** The line of a subject, with a band below 70 percent. The table has the same figures, so screen readers skip it. */
function Line({ points, color }: { points: ChartPoint[]; color: string }) {
  const { width, height, left, edge } = size
  const x = (share: number) => left + edge + share * (width - left - 2 * edge)
  const y = (share: number) => edge + share * (height - 2 * edge)
  const path = points.map((point, index) => `${index === 0 ? "M" : "L"}${x(point.x)} ${y(point.y)}`).join("")
  const latest = points.at(-1)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.line} aria-hidden>
      <rect
        className={classes.band}
        x={left}
        width={width - left}
        y={y(depthOf(weak))}
        height={y(1) + edge - y(depthOf(weak))}
      />
      {[chartRange.high, 80, weak, chartRange.low].map((percent) => (
        <text key={percent} className={classes.tick} x={left - 4} y={y(depthOf(percent)) + 3.5} textAnchor="end">
          {percent}
        </text>
      ))}
      {[chartRange.high, 80].map((percent) => (
        <line
          key={percent}
          className={classes.rule}
          x1={left}
          x2={width}
          y1={y(depthOf(percent))}
          y2={y(depthOf(percent))}
        />
      ))}
      <path d={path} fill="none" stroke={color} strokeWidth={2} strokeLinejoin="round" />
      {points.map((point) => (
        <circle key={point.week} cx={x(point.x)} cy={y(point.y)} r={point === latest ? 4 : 2} fill={color}>
          <title>{`Week of ${formatShortDay(point.week)}: ${formatPercent(point.percent)}`}</title>
        </circle>
      ))}
    </svg>
  )
}
