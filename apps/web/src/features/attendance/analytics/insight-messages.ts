import { insightsOf, perfectStreak, type Insight, type Mark } from "@hearthbook/core/attendance/attendance"
import { wasAbsent } from "@hearthbook/core/attendance/attendance-status"
import { countOf, listOf } from "../../../lib/format.ts"
import type { WeekFigures } from "../week/week-figures.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

type Child = { id: string; first_name: string; streak: number }
type DescribedInsight = { insight: Insight; title: string; text: string }

/** Maximum names in a sentence. */
const maxNames = 3

/** The insights of a week, each as a sentence with names and numbers. */
export function describeInsights(figures: WeekFigures, children: Child[], marks: Mark[]): DescribedInsight[] {
  const { rate, counts, perfect } = figures
  const found = insightsOf({ rate, absent: counts.absent, students: children.length, perfect })
  return found.map((insight) => ({ insight, ...words[insight](figures, children, marks) }))
}

type Words = (figures: WeekFigures, children: Child[], marks: Mark[]) => { title: string; text: string }

const words: Record<Insight, Words> = {
  outstanding_week: ({ rate, counts }) => ({
    title: "Outstanding Week",
    text: `Attendance is ${rate}%: ${countOf(counts.present + counts.late, "school day")} attended, ${counts.late} of them late.`,
  }),
  perfect_streaks: (_, children) => {
    const streaks = children.filter(({ streak }) => streak >= perfectStreak)
    const most = streaks.toSorted((one, other) => other.streak - one.streak)
    const names = nameSome(most.map((child) => `${shortNameOf(child)} (${child.streak})`))
    return {
      title: "Perfect Streaks",
      text: `${names} ${streaks.length === 1 ? "has" : "have"} been present ${perfectStreak} school days or more in a row.`,
    }
  },
  absence_alert: ({ counts }, children, marks) => {
    const absences = children
      .map(({ id, first_name }) => ({
        name: shortNameOf({ id, first_name }),
        count: marks.filter(({ student_id, status }) => student_id === id && wasAbsent(status)).length,
      }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count)
    const names = nameSome(absences.map(({ name, count }) => `${name} (${count})`))
    return {
      title: "Absence Alert",
      text: `${countOf(counts.absent, "absence")} among ${countOf(children.length, "child", "children")} this week: ${names}.`,
    }
  },
  improvement_opportunity: ({ rate, counts, unmarked }) => ({
    title: "Improvement Opportunity",
    text: `Attendance is ${rate}%. Not attended: ${counts.absent} absent, ${counts.excused} excused and ${unmarked} not marked yet.`,
  }),
}

function nameSome(names: string[]): string {
  const rest = names.length - maxNames
  return listOf(rest > 0 ? [...names.slice(0, maxNames), countOf(rest, "other")] : names)
}
