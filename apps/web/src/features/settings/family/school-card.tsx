import { familyUpdate, familyView, type FamilyView } from "@hearthbook/api/schemas/family"
import { weekdays, type Weekday } from "@hearthbook/api/rules/time/days"
import { Checkbox, SimpleGrid, TextInput } from "@mantine/core"
import { schemaResolver } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { FormCard } from "../../../forms/form-card.tsx"
import { showSavedToast } from "../../../ui/feedback/settings-toast.ts"
import { TimeZoneSelect } from "../shared/time-zone-select.tsx"
import { useSyncedForm } from "../shared/use-synced-form.ts"
import { YearStartField } from "./year-start-field.tsx"

/** The family's school settings: time zone, school days, and the start of the school year. */
export function SchoolCard() {
  const [family] = trpc.family.get.useSuspenseQuery()
  const update = trpc.family.update.useMutation()
  const stored = { values: valuesOf(family), version: family.version }
  const { form, versionOf, markSaved } = useSyncedForm<Values>(
    "school",
    stored,
    schemaResolver(familyUpdate, { sync: true }),
  )

  const save = async (values: Values, seen: number | undefined) => {
    markSaved(values, await update.mutateAsync({ ...values, version: versionOf(seen) }))
    showSavedToast("School settings saved.")
  }
  // In the order of the week, so that removing and adding a day again is not a change.
  const chooseDays = (chosen: string[]) =>
    form.setFieldValue(
      "school_days",
      weekdays.filter((weekday) => chosen.includes(weekday)),
    )
  return (
    <FormCard
      title="Your school"
      draftName="school"
      saveLabel="Save School"
      fallback="Failed to save settings."
      form={form}
      version={family.version}
      valuesOf={readAs(familyView, valuesOf)}
      focused={false}
      onSave={save}
    >
      <TextInput label="Family name" key={form.key("name")} {...form.getInputProps("name")} />
      <TimeZoneSelect
        current={family.time_zone}
        description="This sets when a day begins for everyone in the family."
        key={form.key("time_zone")}
        {...form.getInputProps("time_zone")}
      />
      <Checkbox.Group
        size="md"
        label="School week"
        description="Only these days count for attendance."
        key={form.key("school_days")}
        {...form.getInputProps("school_days")}
        onChange={chooseDays}
      >
        <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm" mt="xs">
          {weekdays.map((weekday) => (
            <Checkbox key={weekday} value={weekday} label={nameOf(weekday)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <YearStartField key={form.key("year_start")} {...form.getInputProps("year_start")} />
    </FormCard>
  )
}

type Values = { name: string; time_zone: string; school_days: Weekday[]; year_start: string }

function valuesOf({ name, time_zone, school_days, year_start }: FamilyView): Values {
  return { name, time_zone, school_days, year_start }
}

/** The weekday's name: 'Monday'. */
function nameOf(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1)
}
