import type { NotificationKind } from "@hearthbook/api/schemas/notification"
import { IconKey, IconUserPlus, type Icon } from "@tabler/icons-react"
import { attendanceLooks } from "../../ui/attendance-looks.ts"
import { statusLooks } from "../../ui/status-badge.tsx"

type Look = { tone: string; icon: Icon }

const looks: Record<NotificationKind, Look> = {
  assignment_set: statusLooks.assigned,
  work_submitted: statusLooks.submitted,
  work_graded: statusLooks.graded,
  absence_recorded: attendanceLooks.absent,
  login_created: { tone: "hearth", icon: IconKey },
  invitation_accepted: { tone: "hearth", icon: IconUserPlus },
}

/** Colour and icon of what happened, as the thing itself has them elsewhere; the title says the word. */
export function lookOf(kind: NotificationKind): Look {
  return looks[kind]
}
