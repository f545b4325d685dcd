import type { ChildDay } from "@hearthbook/api/records/dashboard"
import { UnstyledButton } from "@mantine/core"
import type { KeyboardEvent } from "react"
import { countDone } from "../../../entities/day/day-items.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import type { DayList } from "../day/day-rows.ts"
import classes from "./child-tabs.module.css"
import { DayRing } from "./day-ring.tsx"

type Props = {
  days: ChildDay[]
  lists: DayList[]
  chosen: string
  /** The id of a child's column. */
  panelOf: (student_id: string) => string
  onChoose: (student_id: string) => void
}

/** The children as tabs with a ring for their day, on a phone. */
export function ChildTabs({ days, lists, chosen, panelOf, onChoose }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = days.findIndex(({ student }) => student.id === chosen)
    const next = step && days[at + step]
    if (!next) return
    event.preventDefault()
    onChoose(next.student.id)
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]")[at + step]?.focus()
  }
  return (
    <div className={`${classes.tabs} screen-only`} role="tablist" aria-label="Child">
      {days.map(({ student }, index) => {
        const { done, total } = countDone(lists[index]?.rows ?? [])
        const isChosen = student.id === chosen
        return (
          <UnstyledButton
            key={student.id}
            role="tab"
            className={classes.tab}
            aria-label={[shortNameOf(student), total > 0 && `${done} of ${total} done`].filter(Boolean).join(", ")}
            aria-selected={isChosen}
            aria-controls={panelOf(student.id)}
            tabIndex={isChosen ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(student.id)}
          >
            <DayRing done={done} total={total} color={student.color} size={36}>
              <ChildAvatar child={student} size={26} />
            </DayRing>
            <span className={classes.name}>{shortNameOf(student)}</span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}
