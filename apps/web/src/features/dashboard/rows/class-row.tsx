import type { Day } from "@hearthbook/api/rules/time/days"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { VisuallyHidden } from "@mantine/core"
import { ClassMenu } from "../../../entities/lesson/menu/class-menu.tsx"
import { useClassHeld } from "../../../entities/schedule/use-class-held.ts"
import { rowStop } from "../day/use-row-keys.ts"
import classes from "./day-row.module.css"
import { DayRow } from "./day-row.tsx"

type Props = {
  id: string
  row: ClassView
  day: Day
  /** Its start, such as '9:00'. */
  time: string | null
  phase: "past" | "present" | "coming" | null
  /** Null if it cannot be ticked, because the child is not there. */
  isHeld: boolean | null
  isCurrent: boolean
}

/** A class of today without a lesson. Its tick says that it was held, and writes its time. */
export function ClassRow({ id, row, day, time, phase, isHeld: stored, isCurrent }: Props) {
  const { isHeld, change } = useClassHeld(row, day, stored ?? false)
  const canTick = stored !== null
  return (
    <DayRow
      id={id}
      color={row.subject.color}
      time={time}
      phase={canTick && phase === "past" ? null : phase}
      title={row.subject.name}
      note={
        <>
          {phase === "present" && <VisuallyHidden>, now</VisuallyHidden>}
          {phase === "past" && <VisuallyHidden>, over</VisuallyHidden>}
        </>
      }
      tickName={`${row.subject.name}: done`}
      isDone={canTick ? isHeld : null}
      onTick={(done) => void change(done)}
      isCurrent={isCurrent}
      end={
        <ClassMenu
          row={row}
          day={day}
          className={classes.menu}
          tabIndex={isCurrent ? 0 : -1}
          {...(canTick ? {} : rowStop)}
        />
      }
    />
  )
}
