import { Anchor, Checkbox, Collapse, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { PlaceSelects } from "../../../entities/school-year/place-selects.tsx"
import { countOf, formatDay } from "../../../lib/format.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { chosenHolidays, type OfferedDayOff } from "../setup-form/chosen-holidays.ts"
import type { StepProps } from "../children/children-step.tsx"
import type { Holidays } from "./use-holidays.ts"

/** The school year and its days off in one sentence, and the fields behind it. */
export function YearLine({ answers, change, problems, holidays }: StepProps & { holidays: Holidays }) {
  const isWrong = ["academic_year", "start_date", "end_date"].some((field) => problems[field])
  const [isOpen, { toggle }] = useDisclosure(false)
  const { offered } = holidays
  const count = offered.filter(({ isTicked }) => isTicked).length
  const { academic_year, start_date, end_date, country, region } = answers
  const flip = (holiday: OfferedDayOff) => {
    const next = offered.map((one) => (one === holiday ? { ...one, isTicked: !one.isTicked } : one))
    change({ ...answers, holidays: chosenHolidays(next) })
  }
  return (
    <div>
      <Text c="dimmed" className="figures">
        {academic_year}, {formatDay(start_date)} to {formatDay(end_date)}
        {!holidays.isLoading && daysOff(count, holidays.isInUse)}.{" "}
        <Anchor component="button" type="button" fw={600} aria-expanded={isOpen || isWrong} onClick={toggle}>
          {isOpen ? "Hide" : "Change"}
        </Anchor>
      </Text>
      <Collapse expanded={isOpen || isWrong}>
        <Stack gap="md" mt="sm">
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
            <TextInput
              label="Academic year"
              autoComplete="off"
              value={academic_year}
              error={problems["academic_year"]}
              onChange={(event) => change({ ...answers, academic_year: event.currentTarget.value })}
            />
            <DayField
              label="First day"
              value={start_date}
              error={problems["start_date"]}
              onChange={(day) => change({ ...answers, start_date: day })}
            />
            <DayField
              label="Last day"
              value={end_date}
              error={problems["end_date"]}
              onChange={(day) => change({ ...answers, end_date: day })}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
            <PlaceSelects
              label="Public holidays of"
              country={country}
              region={region || null}
              onChange={(nextCountry, nextRegion) =>
                change({ ...answers, country: nextCountry, region: nextRegion ?? "", holidays: null })
              }
            />
          </SimpleGrid>
          {offered.length > 0 && (
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" role="group" aria-label="Days off">
              {offered.map((holiday) => (
                <Checkbox
                  key={`${holiday.start_date} ${holiday.name}`}
                  label={holiday.name}
                  description={formatWeekday(holiday.start_date)}
                  checked={holiday.isTicked}
                  onChange={() => flip(holiday)}
                />
              ))}
            </SimpleGrid>
          )}
        </Stack>
      </Collapse>
    </div>
  )
}

/** ', 11 public holidays off', or ', with its days off and 1 public holiday more' for a year that has its own already. */
function daysOff(count: number, isInUse: boolean): string {
  if (!isInUse) return `, ${countOf(count, "public holiday")} off`
  return `, with its days off${count > 0 ? ` and ${countOf(count, "public holiday")} more` : ""}`
}
