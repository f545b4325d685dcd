import { attendanceStatuses, wasThere, type AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { Menu } from "@mantine/core"
import { IconCheck, IconCircleHalf2, IconClockHour4 } from "@tabler/icons-react"
import { attendanceLooks } from "./attendance-style.ts"
import type { MarkParts, ShownMark } from "./mark-labels.ts"

type Props = {
  value: ShownMark | null
  onSet: (status: AttendanceStatus | null, parts?: MarkParts) => void
  /** Opens the form of the day's hours. */
  onAskHours: () => void
}

/** The marks, half a day and the hours of the day of who was there, and none. */
export default function MarkMenuItems({ value, onSet, onAskHours }: Props) {
  const isHalf = (value?.fraction ?? 1) < 1
  const isThere = value !== null && wasThere(value.status)
  return (
    <>
      {attendanceStatuses.map((status) => {
        const look = attendanceLooks[status]
        const isSet = status === value?.status
        return (
          <Menu.Item
            key={status}
            leftSection={<look.icon size={18} stroke={1.5} aria-hidden />}
            rightSection={isSet && <IconCheck size={16} stroke={2} aria-label="Set" />}
            onClick={() => !isSet && onSet(status)}
          >
            {look.word}
          </Menu.Item>
        )
      })}
      {isThere && (
        <>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconCircleHalf2 size={18} stroke={1.5} aria-hidden />}
            onClick={() => onSet(value.status, { fraction: isHalf ? 1 : 0.5 })}
          >
            {isHalf ? "Whole day" : "Half day"}
          </Menu.Item>
          <Menu.Item leftSection={<IconClockHour4 size={18} stroke={1.5} aria-hidden />} onClick={onAskHours}>
            Hours of the day…
          </Menu.Item>
        </>
      )}
      {value && (
        <>
          <Menu.Divider />
          <Menu.Item onClick={() => onSet(null)}>Clear the mark</Menu.Item>
        </>
      )}
    </>
  )
}
