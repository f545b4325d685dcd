import type { Weekday } from "@hearthbook/core/time/days"
import { Group, Input, SegmentedControl, SimpleGrid, Stack } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { IconAlertTriangle } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { FieldHint } from "../../../ui/inputs/field-hint.tsx"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import { WeekdayChips } from "../../../ui/inputs/weekday-chips.tsx"
import type { CurriculumValues } from "./curriculum-values.ts"
import { firstDayHint, neverMeetsHint } from "./pace-hints.ts"

const modes = [
  { value: "dated", label: "On dates" },
  { value: "next", label: "Next lesson each time" },
]

/** How a course is paced: its weekdays, how it runs, the minutes of a lesson, and its first and last day. */
export function PaceFields({ form }: { form: UseFormReturnType<CurriculumValues> }) {
  const [days, setDays] = useState<Weekday[]>(form.getValues().meeting_days ?? [])
  const [mode, setMode] = useState(form.getValues().mode ?? "dated")
  const { data: years = [] } = trpc.schoolYears.list.useQuery({})
  const [{ academic_year, start_date }, setCourse] = useState(form.getValues)
  const update = () => setCourse(form.getValues())
  form.watch("academic_year", update)
  form.watch("start_date", update)
  const year = years.find((one) => one.academic_year === academic_year)
  const neverMeets = neverMeetsHint(days, year)
  const chooseDays = (next: Weekday[]) => {
    setDays(next)
    form.setFieldValue("meeting_days", next.length > 0 ? next : null)
  }
  const chooseMode = (value: string) => {
    const next = value === "next" ? "next" : "dated"
    setMode(next)
    form.setFieldValue("mode", next)
  }
  return (
    <>
      <Stack gap={6}>
        <WeekdayChips
          label="Meets on"
          description="Choose none to follow its weekly classes, or the school week if it has none."
          error={form.errors["meeting_days"]}
          value={days}
          onChange={chooseDays}
        />
        <FieldHint>
          {neverMeets && (
            <Group gap={6} wrap="nowrap" align="flex-start">
              <IconAlertTriangle size={18} stroke={1.5} aria-hidden style={{ flex: "none" }} />
              {neverMeets}
            </Group>
          )}
        </FieldHint>
      </Stack>
      <Input.Wrapper
        size="md"
        label="How it runs"
        labelElement="div"
        description={
          mode === "dated"
            ? "Each lesson has a day. When a day is missed, you move what is left."
            : "Lessons have no day. The child does the next one each time, so nothing is ever late."
        }
      >
        <SegmentedControl mt={6} aria-label="How it runs" data={modes} value={mode} onChange={chooseMode} fullWidth />
      </Input.Wrapper>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
        <NumberField
          label="Minutes a lesson"
          key={form.key("minutes_per_lesson")}
          {...form.getInputProps("minutes_per_lesson")}
        />
        <Stack gap={6}>
          <DayField
            label="First day"
            placeholder="Of the semester"
            key={form.key("start_date")}
            {...form.getInputProps("start_date")}
          />
          <FieldHint>{firstDayHint(start_date ?? "", year)}</FieldHint>
        </Stack>
        <DayField
          label="Last day"
          placeholder="Of the semester"
          key={form.key("end_date")}
          {...form.getInputProps("end_date")}
        />
      </SimpleGrid>
    </>
  )
}
