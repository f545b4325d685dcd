import type { Day } from "@hearthbook/api/rules/time/days"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { chipKeys } from "../../../entities/board/chip-keys.ts"
import { Chip } from "../../../entities/board/chip.tsx"
import menuClasses from "../../../entities/board/chip-menu.module.css"
import { ClassMenu } from "../../../entities/lesson/menu/class-menu.tsx"
import { useClassHeld } from "../../../entities/schedule/use-class-held.ts"
import { scheduleOn } from "../../../lib/paths.ts"
import { useToday } from "../../../session/use-session.ts"

type Props = {
  row: ClassView
  day: Day
  time: string | null
  /** The class and its time in words. */
  name: string
  /** Null if it cannot be ticked, because the child is not there. */
  isHeld: boolean | null
}

/** A class without a lesson. Its tick says that it was held, so a class of a later day cannot be ticked yet. */
export function ClassChip({ row, day, time, name, isHeld: stored }: Props) {
  const { isHeld, change } = useClassHeld(row, day, stored ?? false)
  const today = useToday()
  const onTick = stored !== null && day <= today ? (held: boolean) => void change(held) : undefined
  return (
    <Chip
      color={row.subject.color}
      time={time}
      title={row.subject.name}
      note=""
      name={name}
      href={scheduleOn(day)}
      isDone={stored === null ? null : isHeld}
      onTick={onTick}
      menu={<ClassMenu row={row} day={day} className={menuClasses.more} tabIndex={-1} />}
      onKeyDown={chipKeys({ onTick: onTick && (() => onTick(!isHeld)), hasLink: true })}
    />
  )
}
