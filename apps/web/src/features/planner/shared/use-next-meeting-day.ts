import { addDays, type Day } from "@hearthbook/core/time/days"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"

/** Returns a function that finds the next day after a given one on which a course meets; null if the course never meets. */
export function useNextMeetingDay() {
  const series = trpc.planning.series.useMutation()
  return async (curriculum_id: string, day: Day): Promise<Day | null> => {
    // A preview of one more lesson, which saves nothing.
    const preview = { curriculum_ids: [curriculum_id], titles: ["Next"], start_date: addDays(day, 1), preview: true }
    const { first_date } = await series.mutateAsync(preview).catch(() => ({ first_date: null }))
    return first_date && dayOf(first_date)
  }
}
