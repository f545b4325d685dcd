import { attendanceStatuses, type AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { Loader, UnstyledButton } from "@mantine/core"
import { attendanceLooks } from "./attendance-style.ts"
import type { ReactNode } from "react"
import classes from "./mark-buttons.module.css"
import { isRepeatClick } from "../../ui/inputs/is-repeat-click.ts"

type Props = {
  /** Follows each button's word in its accessible name: 'Ada', or 'Ada, Monday, Nov 16'. */
  of: string
  value: AttendanceStatus | null
  saving: boolean
  /** Called with null if the current mark is pressed again, which clears it. */
  onChange: (status: AttendanceStatus | null) => void
  /** True for half a day. */
  isHalf?: boolean
  /** The button of a menu beside the marks. */
  more?: ReactNode
  /** Shows letters only, for a week's table. */
  compact?: boolean
  /** Set where the group is a single tab stop, such as a grid cell. */
  tabIndex?: number
}

/** Buttons for present, absent, late and excused, for one child on one day. */
export function MarkButtons({ of, value, saving, isHalf = false, more, onChange, compact, tabIndex }: Props) {
  return (
    <div className={classes.bounds} role="group" aria-label={`Attendance of ${of}`} aria-busy={saving}>
      <div className={classes.marks} data-more={more ? true : undefined} data-saving={saving || undefined}>
        {attendanceStatuses.map((status) => {
          const { word, letter, tone, icon: Icon } = attendanceLooks[status]
          const isSet = status === value
          return (
            <UnstyledButton
              key={status}
              className={classes.mark}
              data-compact={compact || undefined}
              aria-pressed={isSet}
              data-print={isSet || undefined}
              aria-label={`${word}, ${of}`}
              title={word}
              tabIndex={tabIndex}
              style={{
                "--mark-color": `var(--mantine-color-${tone}-outline)`,
                "--mark-ground": `var(--mantine-color-${tone}-light)`,
                "--mark-text": `var(--mantine-color-${tone}-light-color)`,
              }}
              // A double click must not set a mark and clear it again.
              onClick={(event) => !isRepeatClick(event) && onChange(isSet ? null : status)}
            >
              {isSet && saving ? (
                <Loader size={14} color={tone} aria-hidden />
              ) : compact ? (
                `${letter}${isSet && isHalf ? "½" : ""}`
              ) : (
                <>
                  <Icon size={16} stroke={2} aria-hidden />
                  <span>{isSet && isHalf ? `${word} ½` : word}</span>
                </>
              )}
            </UnstyledButton>
          )
        })}
        {more}
        {saving && value === null && <Loader className={classes.clearing} size={14} color="slate" aria-hidden />}
      </div>
    </div>
  )
}
