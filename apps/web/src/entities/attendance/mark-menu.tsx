import { attendanceStatuses, wasThere, type AttendanceStatus } from "@hearthbook/api/rules/attendance"
import { Menu } from "@mantine/core"
import { IconCheck, IconCircleHalf2, IconClockHour4 } from "@tabler/icons-react"
import { lazy, Suspense, useState, type ReactNode } from "react"
import { attendanceLooks } from "./attendance-looks.ts"
import type { MarkParts, ShownMark } from "./mark-words.ts"

/** Few families count their hours by the day, so the form loads with the first use. */
const DayMinutesModal = lazy(async () => ({ default: (await import("./day-minutes-modal.tsx")).DayMinutesModal }))

type Props = {
  /** The child and the day, for the form of minutes: 'Ada, Monday, Nov 16'. */
  of: string
  value: ShownMark | null
  /** A line above the marks. */
  label?: string
  /** True to open it at once, for a menu that is mounted by the press on its button. */
  isOpen?: boolean
  onSet: (status: AttendanceStatus | null, parts?: MarkParts) => void
  /** The button. */
  children: ReactNode
}

/** The menu of an attendance mark: the marks, half a day and the minutes of the day of who was there, and none. */
export function MarkMenu({ of, value, label, isOpen = false, onSet, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  const isHalf = (value?.fraction ?? 1) < 1
  const isThere = value !== null && wasThere(value.status)
  return (
    <>
      <Menu position="bottom-end" width={200} withinPortal defaultOpened={isOpen} transitionProps={{ duration: 150 }}>
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown>
          {label && <Menu.Label>{label}</Menu.Label>}
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
              <Menu.Item
                leftSection={<IconClockHour4 size={18} stroke={1.5} aria-hidden />}
                onClick={() => setAsking(true)}
              >
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
        </Menu.Dropdown>
      </Menu>
      {isAsking && value && (
        <Suspense>
          <DayMinutesModal
            of={of}
            minutes={value.minutes}
            onSet={(minutes) => onSet(value.status, { minutes })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
