import { monthNames } from "@hearthbook/core/time/month-names"
import { Group, Input, Select } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"
import type { ReactNode } from "react"

type Props = {
  value?: string
  defaultValue?: string
  onChange?: (monthAndDay: string) => void
  error?: ReactNode
  /** Lets the form find the field. */
  "data-path"?: string
}

const months = monthNames.map((label, index) => ({ value: twoDigits(index + 1), label }))

/** The month and day on which a school year begins, as MM-DD. Offers only days that every year has. */
export function YearStartField({ value, defaultValue, onChange, error, ...marks }: Props) {
  const [chosen, choose] = useUncontrolled({ value, defaultValue, onChange, finalValue: "07-01" })
  const [month = "07", day = "01"] = chosen.split("-")
  const days = Array.from({ length: lastDayOf(month) }, (_, index) => twoDigits(index + 1))
  const change = (next: { month?: string | null; day?: string | null }) => {
    const inMonth = next.month ?? month
    const last = twoDigits(lastDayOf(inMonth))
    const requested = next.day ?? day
    choose(`${inMonth}-${requested > last ? last : requested}`)
  }
  return (
    <Input.Wrapper
      component="fieldset"
      size="md"
      label="School year begins"
      labelElement="div"
      description="Grades and attendance are counted from this day to the day before, a year later."
      error={error}
      styles={{ root: { border: 0, padding: 0, margin: 0, minWidth: 0 } }}
      aria-label="School year begins"
      data-path={marks["data-path"]}
    >
      <Group gap="sm" mt={6} wrap="nowrap">
        <Select
          aria-label="Month"
          data={months}
          value={month}
          onChange={(next) => change({ month: next })}
          allowDeselect={false}
          style={{ flex: "1 1 160px" }}
        />
        <Select
          aria-label="Day"
          data={days.map((one) => ({ value: one, label: String(Number(one)) }))}
          value={day}
          onChange={(next) => change({ day: next })}
          allowDeselect={false}
          style={{ flex: "1 1 80px" }}
        />
      </Group>
    </Input.Wrapper>
  )
}

/** February has 28 days: a school year from Feb 29 would be missing in three years out of four. */
function lastDayOf(month: string): number {
  return new Date(Date.UTC(2026, Number(month), 0)).getUTCDate()
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0")
}
