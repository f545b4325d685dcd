/** The statuses of an attendance mark. */
export const attendanceStatuses = ["present", "absent", "late", "excused"] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** The facts of a child's day that follow from its status. A new status does not compile without its facts, and every predicate below follows from them. */
const facts: Record<AttendanceStatus, { there: boolean; late: boolean; excused: boolean }> = {
  present: { there: true, late: false, excused: false },
  absent: { there: false, late: false, excused: false },
  late: { there: true, late: true, excused: false },
  excused: { there: false, late: false, excused: true },
}

/** True if the child was there, on time or late. The day then counts as attended. */
export function wasThere(status: AttendanceStatus): boolean {
  return facts[status].there
}

/** True if the child was there on time. Only such days make a streak. */
export function wasOnTime(status: AttendanceStatus): boolean {
  return wasThere(status) && !wasLate(status)
}

/** True if the child was there, but late. */
export function wasLate(status: AttendanceStatus): boolean {
  return facts[status].late
}

/** True if the child was away without an excuse. Adults are notified of it. */
export function wasAbsent(status: AttendanceStatus): boolean {
  return !wasThere(status) && !wasExcused(status)
}

/** True if the child was away with an excuse. */
export function wasExcused(status: AttendanceStatus): boolean {
  return facts[status].excused
}

/** The statuses of a child who does no school that day. */
export const awayStatuses = attendanceStatuses.filter((status) => !wasThere(status))
export const thereStatuses = attendanceStatuses.filter(wasThere)
export const onTimeStatuses = attendanceStatuses.filter(wasOnTime)
export const lateStatuses = attendanceStatuses.filter(wasLate)
export const absentStatuses = attendanceStatuses.filter(wasAbsent)
export const excusedStatuses = attendanceStatuses.filter(wasExcused)
