import type { Day } from "@hearthbook/core/time/days"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { ChildDay, DashboardView } from "@hearthbook/api/records/dashboard"
import { page } from "vitest/browser"
import { trpc } from "../api/trpc.ts"
import type { Answers } from "./fake-server.ts"
import { renderScreen } from "./render-screen.tsx"
import { ben, sampleAssignment, sampleCurriculum } from "./sample-family.ts"
import { sampleDay, sampleOverview } from "./sample-dashboard.ts"
import { sampleLesson } from "./sample-lessons.ts"
import { sampleClass } from "./sample-schedule.ts"
import { TodayByChild } from "../features/dashboard/today/today-by-child.tsx"

// Ben's day, and a page with today by child.

/** The day of stopDate, a Thursday. */
export const today: Day = "2026-11-26"
const math = sampleCurriculum(1, ben, "Math")
export const fractions = sampleLesson(math, 0, { title: "Fractions", day: today })
export const decimals = sampleLesson(math, 1, { title: "Decimals", day: today })
export const quiz: AssignmentView = {
  ...sampleAssignment("Quiz", math, today),
  id: "0190a0a0-0000-7000-8000-000000000901",
}
export const essay: AssignmentView = { ...sampleAssignment("Essay", math, today), status: "submitted" }
export const late: AssignmentView = { ...sampleAssignment("Map", math, "2026-11-20"), effective_status: "overdue" }
export const mathClass = { ...sampleClass("thursday"), student_id: ben.id, student: ben, subject_id: math.subject.id }

export const bensDay = sampleDay(ben, { classes: [mathClass], lessons: [fractions, decimals], due: [quiz] })

function Board() {
  const [overview] = trpc.dashboard.overview.useSuspenseQuery()
  return <TodayByChild overview={overview} />
}

/** Shows the days of these children. */
export function openToday(children: ChildDay[], more: Partial<DashboardView> = {}, answers: Answers = {}) {
  return renderScreen(<Board />, { "dashboard.overview": () => sampleOverview(children, more), ...answers })
}

export const day = (name: string) => page.getByRole("region", { name, exact: true })
export const tick = (name: string) => page.getByRole("checkbox", { name: `${name}: done` })
