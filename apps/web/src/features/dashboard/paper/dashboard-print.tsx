import { addDays, mondayOf } from "@hearthbook/core/time/days"
import type { DashboardView } from "@hearthbook/api/records/dashboard"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { paperChildren, type PaperChild } from "../../../entities/paper/paper-day.ts"
import { PrintMenu } from "../../../entities/paper/print-menu.tsx"
import { PrintedSheet, type Sheet } from "../../../entities/paper/sheet.tsx"
import { usePaper } from "../../../entities/paper/use-paper.ts"
import { dayOf } from "../../../lib/format.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

/** Prints the dashboard as sheets: today, or the week. Hidden without children. Its place is kept while the data loads. */
export function DashboardPrint() {
  const { data: overview, isPending } = trpc.dashboard.overview.useQuery()
  if (isPending) return <PrintMenu sheets={[]} showsDone onShowDone={() => undefined} />
  return overview && overview.children.length > 0 ? <PrintToday overview={overview} /> : null
}

function PrintToday({ overview }: { overview: DashboardView }) {
  const utils = trpc.useUtils()
  const [showsDone, setShowsDone] = useState(true)
  const today = dayOf(overview.today)
  const family = familyToday(overview)
  const all: Sheet = { kind: "day", day: today, family }
  const { sheet, print } = usePaper<Sheet>(all)
  const printWeek = async () => {
    const monday = mondayOf(today)
    try {
      const week = await utils.planner.inRange.fetch({ start_date: monday, end_date: addDays(monday, 6) })
      print({ kind: "pages", family: paperChildren(week) })
    } catch (cause) {
      showFailureToast(cause, "Failed to load the week.")
    }
  }
  return (
    <>
      <PrintMenu
        sheets={[
          { label: "Today, all on one page", onPrint: () => print(all) },
          { label: "Today, a page for each child", onPrint: () => print({ kind: "pages", family }) },
          { label: "This week, a page for each child", onPrint: () => void printWeek() },
        ]}
        showsDone={showsDone}
        onShowDone={setShowsDone}
      />
      <PrintedSheet sheet={sheet} showsDone={showsDone} />
    </>
  )
}

/** Each child's day, with the work that is late. */
function familyToday({ children, events, today }: DashboardView): PaperChild[] {
  return children.map(({ student, classes, lessons, due }) => {
    const own = events.filter(({ student_id }) => student_id === null || student_id === student.id)
    const off = own.find(({ event_type }) => event_type === "holiday" || event_type === "school_day")
    return { student, days: [{ classes, lessons, due, events: own, day: dayOf(today), name: off?.title ?? null }] }
  })
}
