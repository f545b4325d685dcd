import type { Day } from "@hearthbook/core/time/days"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { useState } from "react"
import { paperChildren } from "../../entities/paper/paper-day.ts"
import { PrintMenu } from "../../entities/paper/print-menu.tsx"
import { PrintedSheet, type Sheet } from "../../entities/paper/sheet.tsx"
import { usePaper } from "../../entities/paper/use-paper.ts"
import { weekdayName } from "../../lib/week-labels.ts"

type Props = { planner: PlannerView; day: Day; today: Day }

/** Prints the shown week, or a day of it, as sheets. */
export function WeekPrint({ planner, day, today }: Props) {
  const [showsDone, setShowsDone] = useState(true)
  const week: Sheet = { kind: "pages", family: paperChildren(planner) }
  const { sheet, print } = usePaper<Sheet>(week)
  const dayWords = day === today ? "Today" : weekdayName(day)
  const family = paperChildren(planner, [day])
  return (
    <>
      <PrintMenu
        sheets={[
          { label: "Week, a page for each child", onPrint: () => print(week) },
          { label: `${dayWords}, all on one page`, onPrint: () => print({ kind: "day", day, family }) },
          { label: `${dayWords}, a page for each child`, onPrint: () => print({ kind: "pages", family }) },
        ]}
        showsDone={showsDone}
        onShowDone={setShowsDone}
      />
      <PrintedSheet sheet={sheet} showsDone={showsDone} />
    </>
  )
}
