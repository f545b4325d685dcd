import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { attendanceLabels } from "@hearthbook/core/names/labels"
import { IconCheck, IconClock, IconHeartHandshake, IconX, type Icon } from "@tabler/icons-react"

type Look = {
  word: string
  /** Shown on narrow buttons; also the keyboard shortcut. */
  letter: string
  tone: "green" | "absent" | "amber" | "blue"
  icon: Icon
}

/** The color, icon and word of each attendance mark. Color is never the only cue. */
export const attendanceLooks: Record<AttendanceStatus, Look> = {
  present: { word: attendanceLabels.present, letter: "P", tone: "green", icon: IconCheck },
  absent: { word: attendanceLabels.absent, letter: "A", tone: "absent", icon: IconX },
  late: { word: attendanceLabels.late, letter: "L", tone: "amber", icon: IconClock },
  excused: { word: attendanceLabels.excused, letter: "E", tone: "blue", icon: IconHeartHandshake },
}
