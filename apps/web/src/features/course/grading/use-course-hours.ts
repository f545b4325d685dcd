import { trpc } from "../../../api/trpc.ts"
import { useToday } from "../../../session/use-session.ts"

/** The hours of a course that count, up to today, rounded. Null until they are loaded. */
export function useCourseHours(curriculum_id: string): number | null {
  const end_date = useToday()
  const { data } = trpc.time.list.useQuery({ curriculum_id, status: "counted", end_date })
  return data ? Math.round(data.reduce((sum, { minutes }) => sum + minutes, 0) / 60) : null
}
