import { Group, Stack, Tabs } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { IconChartBar, IconLayoutGrid, IconTimeline } from "@tabler/icons-react"
import { Analytics } from "./analytics/analytics.tsx"
import classes from "./week/attendance.module.css"
import { DayMarks } from "./days/day-marks.tsx"
import { DayStrip } from "./days/day-strip.tsx"
import { Insights } from "./analytics/insights.tsx"
import type { SetMark } from "./grid/mark-cell.tsx"
import { FutureMarksHint } from "./week/future-marks-hint.tsx"
import { MarkGrid } from "./grid/mark-grid.tsx"
import { Timeline } from "./days/timeline.tsx"
import { attendanceViews, type useAttendanceParams } from "./week/use-attendance-params.ts"
import type { AttendanceWeek } from "./week/use-attendance-week.ts"

type Props = {
  week: AttendanceWeek
  params: ReturnType<typeof useAttendanceParams>
  isSaving: (cell: { student_id: string; date: string }) => boolean
  onMark: SetMark
}

const looks = {
  grid: { word: "Grid", icon: IconLayoutGrid },
  timeline: { word: "Timeline", icon: IconTimeline },
  analytics: { word: "Analytics", icon: IconChartBar },
} as const

/** Minimum width in pixels for seven days of four buttons side by side, each wide enough to tap. */
const roomForWeek = "(min-width: 1200px)"

/** The three views of the week. The open one is stored in the URL. */
export function AttendanceTabs({ week, params, ...marking }: Props) {
  const isWide = useMediaQuery(roomForWeek, true, { getInitialValueInEffect: false })
  const day = week.days.find((one) => one === params.chosenDay) ?? params.chosenDay
  return (
    <Tabs
      variant="pills"
      keepMounted={false}
      value={params.view}
      onChange={(next) => params.showView(attendanceViews.find((view) => view === next) ?? "grid")}
    >
      <Group mb="md" gap="xs" justify="space-between">
        <Tabs.List aria-label="View" className={classes.tabs}>
          {attendanceViews.map((view) => {
            const { word, icon: Icon } = looks[view]
            return (
              <Tabs.Tab
                key={view}
                value={view}
                className={classes.tab}
                leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
              >
                {word}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        <FutureMarksHint week={week} />
      </Group>
      <Tabs.Panel value="grid">
        <Stack gap="lg">
          {isWide ? (
            <MarkGrid week={week} {...marking} />
          ) : (
            <>
              <DayStrip week={week} chosen={day} onChoose={params.showDay} />
              <DayMarks day={day} week={week} {...marking} />
            </>
          )}
          <Insights week={week} />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="timeline">
        <Timeline week={week} {...marking} />
      </Tabs.Panel>
      <Tabs.Panel value="analytics">
        <Analytics week={week} />
      </Tabs.Panel>
    </Tabs>
  )
}
