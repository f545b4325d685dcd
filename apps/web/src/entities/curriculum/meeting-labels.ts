import type { Weekday } from "@hearthbook/core/time/days"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"

/** The days on which a course meets, and how it runs: 'Mon, Wed', or 'days of its classes · next lesson each day'. */
export function meetingWords({ meeting_days, mode }: Pick<CurriculumView, "meeting_days" | "mode">): string {
  const days = meeting_days ? shortWeekdays(meeting_days) : "on the days of its classes, or every school day"
  return mode === "next" ? `${days} · the next lesson each time` : days
}

/** 'Mon, Wed'. */
export function shortWeekdays(days: Weekday[]): string {
  return days.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1, 3)}`).join(", ")
}
