import type { DashboardView } from "@hearthbook/api/records/dashboard"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../api/trpc.ts"
import { useAttendance, type MarkChange } from "../../entities/attendance/use-attendance.ts"
import { dayOf } from "../../lib/format.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"

/** Returns a function that marks everyone present who has school today and is not marked yet, with Undo. */
export function useEveryonePresent(): () => Promise<void> {
  const utils = trpc.useUtils()
  const attendance = useAttendance()
  return async () => {
    try {
      const overview = await utils.dashboard.overview.fetch(undefined, { staleTime: 0 })
      const changes = unmarkedToday(overview)
      if (changes.length > 0) await attendance.mark(changes, "Everyone is present today.")
      else notifications.show({ message: nothingToMark(overview) })
    } catch (cause) {
      showFailureToast(cause, "Failed to save attendance.")
    }
  }
}

/** The marks 'present' of today for the students who have school and no mark. */
function unmarkedToday({ children, today }: Pick<DashboardView, "children" | "today">): MarkChange[] {
  return children
    .filter(({ is_school_day, mark }) => is_school_day && mark === null)
    .map(({ student }) => ({ student_id: student.id, date: dayOf(today), status: "present", stored: null }))
}

function nothingToMark({ children }: DashboardView): string {
  return children.some(({ is_school_day }) => is_school_day)
    ? "Everyone is already marked."
    : "No one has school today."
}
