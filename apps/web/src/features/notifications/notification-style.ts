import type { NotificationKind } from "@hearthbook/api/messages/notification"
import { IconChecklist, IconClock, IconFileText, IconKey, IconStar, IconUserPlus, type Icon } from "@tabler/icons-react"
import { attendanceLooks } from "../../entities/attendance/attendance-style.ts"
import { statusLooks } from "../../entities/assignment/status-badge.tsx"

type Look = { tone: string; icon: Icon }

const looks: Record<NotificationKind, Look> = {
  assignment_set: { ...statusLooks.assigned, icon: IconChecklist },
  work_submitted: statusLooks.submitted,
  work_graded: { ...statusLooks.graded, icon: IconStar },
  absence_recorded: attendanceLooks.absent,
  time_noted: { tone: "hearth", icon: IconClock },
  filing_due: { tone: "hearth", icon: IconFileText },
  login_created: { tone: "hearth", icon: IconKey },
  invitation_accepted: { tone: "hearth", icon: IconUserPlus },
}

/** The color of the event, as elsewhere in the app, and the icon of its area. The title has the words. */
export function lookOf(kind: NotificationKind): Look {
  return looks[kind]
}
