import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { Menu } from "@mantine/core"
import { lazy, Suspense, useState, type ReactElement } from "react"
import { LateItems } from "../../ui/inputs/late-items.tsx"
import { PressedMenu, type MenuButtonProps } from "../../ui/menus/pressed-menu.tsx"
import type { MarkParts, ShownMark } from "./mark-labels.ts"

const MarkMenuItems = lazy(() => import("./mark-menu-items.tsx"))

/** Few families count their hours by the day, so the form loads with the first use. */
const DayMinutesModal = lazy(async () => ({ default: (await import("./day-minutes-modal.tsx")).DayMinutesModal }))

type Props = {
  /** The child and the day, for the form of minutes: 'Ada, Monday, Nov 16'. */
  of: string
  value: ShownMark | null
  /** A line above the marks. */
  label?: string
  /** Draws the button. */
  button: (props: MenuButtonProps) => ReactElement
  /** Returns the element that has the focus when the menu closes. Otherwise the button has it. */
  returnTo?: () => HTMLElement | null
  onSet: (status: AttendanceStatus | null, parts?: MarkParts) => void
}

/** The menu of an attendance mark. */
export function MarkMenu({ of, value, label, button, returnTo, onSet }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PressedMenu width={200} button={button} returnTo={returnTo}>
        <Menu.Dropdown>
          {label && <Menu.Label>{label}</Menu.Label>}
          <LateItems>
            <MarkMenuItems value={value} onSet={onSet} onAskHours={() => setAsking(true)} />
          </LateItems>
        </Menu.Dropdown>
      </PressedMenu>
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
