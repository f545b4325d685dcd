import type { DashboardView } from "@hearthbook/api/records/dashboard"
import { Text, Title, VisuallyHidden } from "@mantine/core"
import { lazy, Suspense, useId, useState } from "react"
import { EntryDialogs } from "../../../entities/lesson/days-off/entry-dialogs.tsx"
import { useAttendance } from "../../../entities/attendance/use-attendance.ts"
import { canBeMoved } from "../../../entities/lesson/select/can-be-moved.ts"
import { useSelection } from "../../../entities/lesson/select/use-selection.ts"
import { dayOf } from "../../../lib/format.ts"
import { useTimeNow } from "../../../session/use-time-now.ts"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"
import { ChildPanel } from "../child/child-panel.tsx"
import { ChildTabs } from "../child/child-tabs.tsx"
import { useSwipe } from "../child/use-swipe.ts"
import { unloggedClasses } from "../time-to-approve/unlogged-classes.ts"
import { DayActions } from "./day-actions.tsx"
import { DayFacts } from "./day-facts.tsx"
import { dayOffWords } from "../day/day-off-messages.ts"
import { dayListOf, factsOf, type RowFilter } from "../day/day-rows.ts"
import classes from "./today-by-child.module.css"

/** Most visits select nothing, so it loads with the first selected lesson. */
const SelectionBar = lazy(async () => ({
  default: (await import("../../../entities/lesson/select/selection-bar.tsx")).SelectionBar,
}))

/** Only when the classes of the day are over. */
const LogClassesRow = lazy(() => import("../time-to-approve/log-classes-row.tsx"))

/** The day in a line of facts, and a column for each child. A phone shows one child, which the URL names. */
export function TodayByChild({ overview }: { overview: DashboardView }) {
  const { children, events } = overview
  const today = dayOf(overview.today)
  const [filter, setFilter] = useState<RowFilter | null>(null)
  const { search, put } = useSearchParamsState()
  const panels = useId()
  const attendance = useAttendance()
  const selection = useSelection(children.flatMap(({ lessons }) => lessons.filter(canBeMoved).map(({ id }) => id)))
  const [hasSelected, setHasSelected] = useState(false)
  if (selection.selected.length > 0 && !hasSelected) setHasSelected(true)
  // Lessons without a day are here because they are next in their course.
  const isNext = children.some(({ lessons }) =>
    lessons.some(({ id, planned_date }) => planned_date === null && selection.has(id)),
  )
  const now = useTimeNow(today)
  const unlogged = unloggedClasses(overview, now)
  const lists = children.map((child) => dayListOf(child, events, today))
  const off = dayOffWords(overview)
  const asked = children.findIndex(({ student }) => student.id === search.get("student"))
  const at = Math.max(asked, 0)
  const choose = (student_id: string | undefined) => student_id && put({ student: student_id })
  const swipe = useSwipe((step) => choose(children[at + step]?.student.id))
  return (
    <section className={classes.today} aria-label="Today by child">
      <VisuallyHidden>
        <Title order={2}>Today by child</Title>
      </VisuallyHidden>
      <div className={classes.top}>
        <DayFacts facts={factsOf(lists)} filter={filter} onFilter={setFilter} />
        {off ? (
          <Text size="sm" c="dimmed">
            {off} Nothing to mark.
          </Text>
        ) : (
          children.length > 1 && <DayActions overview={overview} attendance={attendance} />
        )}
      </div>
      {children.length > 1 && (
        <ChildTabs
          days={children}
          lists={lists}
          chosen={children[at]?.student.id ?? ""}
          panelOf={(student_id) => panels + student_id}
          onChoose={choose}
        />
      )}
      <EntryDialogs>
        <div className={classes.columns} {...swipe}>
          {children.map((child, index) => {
            const list = lists[index]
            return (
              list && (
                <ChildPanel
                  key={child.student.id}
                  id={panels + child.student.id}
                  child={child}
                  list={list}
                  overview={overview}
                  today={today}
                  now={now}
                  filter={filter}
                  isChosen={index === at}
                  attendance={attendance}
                  selection={selection}
                />
              )
            )
          })}
        </div>
      </EntryDialogs>
      {unlogged.length > 0 && (
        <Suspense>
          <LogClassesRow day={today} schedule_ids={unlogged} />
        </Suspense>
      )}
      {hasSelected && (
        <Suspense>
          <SelectionBar selection={selection} hasDays={!isNext} />
        </Suspense>
      )}
    </section>
  )
}
