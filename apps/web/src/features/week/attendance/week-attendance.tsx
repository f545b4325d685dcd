import { createContext, use, type ReactNode } from "react"
import { useAttendance } from "../../../entities/attendance/use-attendance.ts"

/** The marks of all days of the board, which are saved one after the other. */
const WeekAttendanceContext = createContext<ReturnType<typeof useAttendance> | null>(null)

export function WeekAttendance({ children }: { children: ReactNode }) {
  return <WeekAttendanceContext value={useAttendance()}>{children}</WeekAttendanceContext>
}

/** Null where nothing can be marked. */
export function useWeekAttendance() {
  return use(WeekAttendanceContext)
}
