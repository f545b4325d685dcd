import type { AttendanceStatus } from "@hearthbook/api/rules/attendance"
import { IconCheck, IconClock, IconHeartHandshake, IconX, type Icon } from "@tabler/icons-react"

type Look = {
  word: string
  /** On narrow buttons, and on the keyboard. */
  letter: string
  tone: "green" | "red" | "amber" | "blue"
  icon: Icon
}

/** The one map of what an attendance mark looks like and is called (S §3): colour, icon and word, never colour alone. */
export const attendanceLooks: Record<AttendanceStatus, Look> = {
  present: { word: "Present", letter: "P", tone: "green", icon: IconCheck },
  absent: { word: "Absent", letter: "A", tone: "red", icon: IconX },
  late: { word: "Late", letter: "L", tone: "amber", icon: IconClock },
  excused: { word: "Excused", letter: "E", tone: "blue", icon: IconHeartHandshake },
}
