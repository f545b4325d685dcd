import type { AttendanceStatus } from "@hearthbook/api/rules/attendance"
import { Menu } from "@mantine/core"
import { lazy, Suspense, useState, type ReactNode } from "react"
import { LateItems } from "../../ui/inputs/late-items.tsx"
import type { MarkParts, ShownMark } from "./mark-words.ts"

const MarkMenuItems = lazy(() => import("./mark-menu-items.tsx"))

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
  /** Called when it closes, to give the focus back where the button was replaced. */
  onClose?: () => void
  onSet: (status: AttendanceStatus | null, parts?: MarkParts) => void
  /** The button. */
  children: ReactNode
}

/** The menu of an attendance mark. */
export function MarkMenu({ of, value, label, isOpen = false, onClose, onSet, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Menu
        position="bottom-end"
        width={200}
        withinPortal
        defaultOpened={isOpen}
        onClose={onClose}
        transitionProps={{ duration: 150 }}
      >
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown>
          {label && <Menu.Label>{label}</Menu.Label>}
          <LateItems>
            <MarkMenuItems value={value} onSet={onSet} onAskHours={() => setAsking(true)} />
          </LateItems>
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
