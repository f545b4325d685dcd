import { Group, Input, SegmentedControl, Select } from "@mantine/core"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import type { MoveAction } from "./move-actions.ts"

type Props = { action: MoveAction; onChange: (action: MoveAction) => void }

const dayCounts = [1, 2, 3, 4, 5, 10, 15, 20]
const shiftChoices = [
  ...dayCounts.toReversed().map((days) => ({ value: String(-days), label: `${days} earlier` })),
  ...dayCounts.map((days) => ({ value: String(days), label: days === 1 ? "1 meeting day" : `${days} meeting days` })),
]

/** The fields of an action; none for one without a choice. */
export function MoveFields({ action, onChange }: Props) {
  switch (action.kind) {
    case "shift":
      return (
        <Select
          label="By how many meeting days"
          description="The days on which the course meets. Days off are left out."
          data={shiftChoices}
          allowDeselect={false}
          value={String(action.meeting_days)}
          onChange={(value) => onChange({ ...action, meeting_days: Number(value) })}
        />
      )
    case "move":
      return <DayField label="To" data-autofocus value={action.to} onChange={(to) => onChange({ ...action, to })} />
    case "spread":
      return (
        <Group grow align="flex-start">
          <DayField label="From" value={action.start} onChange={(start) => onChange({ ...action, start })} />
          <DayField label="To" value={action.until} onChange={(until) => onChange({ ...action, until })} />
        </Group>
      )
    case "catch_up":
      return <CatchUpFields action={action} onChange={onChange} />
    case "complete":
      return <DayField label="Done on" value={action.on} onChange={(on) => onChange({ ...action, on })} />
    default:
      return null
  }
}

type CatchUp = Extract<MoveAction, { kind: "catch_up" }>

/** The first day, and the number of lessons a day unless each course keeps its own. */
function CatchUpFields({ action, onChange }: { action: CatchUp; onChange: Props["onChange"] }) {
  const { start = "", per_day } = action
  const first = <DayField label="From" value={start} onChange={(day) => onChange({ ...action, start: day })} />
  if (per_day === undefined) return first
  return (
    <Group grow align="flex-end">
      {first}
      <Input.Wrapper size="md" label="Lessons a day" labelElement="div">
        <SegmentedControl
          size="md"
          fullWidth
          aria-label="Lessons a day"
          data={["2", "3", "4"]}
          value={String(per_day)}
          onChange={(value) => onChange({ ...action, per_day: Number(value) })}
        />
      </Input.Wrapper>
    </Group>
  )
}
