import { listOf } from "../../../lib/format.ts"
import { familyUpdate, familyView, type FamilyView } from "@hearthbook/api/family/family"
import { settingsAt } from "@hearthbook/core/paths/app-paths"
import type { Weekday } from "@hearthbook/core/time/days"
import { Anchor, Input, NumberInput, Switch, Text, TextInput } from "@mantine/core"
import { schemaResolver } from "@mantine/form"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { FormCard } from "../../../forms/form-card.tsx"
import { showSavedToast } from "../../../ui/feedback/settings-toast.ts"
import { TimeZoneSelect } from "../shared/time-zone-select.tsx"
import { useSyncedForm } from "../shared/use-synced-form.ts"
import { AnyGradeLevelSelect } from "../../../entities/student/grade-level-select.tsx"
import { YearStartField } from "./year-start-field.tsx"

/** The family's school settings: its name, time zone and the first day of a school year. The school week is that of the year. */
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
      <SchoolWeek days={family.school_days} />
      <YearStartField key={form.key("year_start")} {...form.getInputProps("year_start")} />
      <NumberInput
        size="md"
        label="Most minutes of a day"
        description="The week points out a child’s day that is longer. Leave empty for no limit."
        min={30}
        max={900}
        step={15}
        allowDecimal={false}
        hideControls
        key={form.key("max_day_minutes")}
        {...form.getInputProps("max_day_minutes")}
      />
      <AnyGradeLevelSelect
        label="Children below this grade need an adult"
        description="The week points out when several of them have class at the same time."
        noneLabel="No grade"
        key={form.key("adult_below_grade")}
        {...form.getInputProps("adult_below_grade")}
      />
      <Switch
        size="md"
        label="Children may mark their own lessons as done"
        description="When off, only adults tick lessons."
        key={form.key("children_complete_lessons")}
        {...form.getInputProps("children_complete_lessons", { type: "checkbox" })}
      />
    </FormCard>
  )
}

/** The weekdays of school, which belong to the school year and are changed there. */
function SchoolWeek({ days }: { days: Weekday[] }) {
  return (
    <Input.Wrapper label="School week" labelElement="div" size="md">
      <Text>{listOf(days.map(nameOf))}</Text>
      <Anchor component={Link} href={settingsAt("school")} size="sm">
        Change it in the school year
      </Anchor>
    </Input.Wrapper>
  )
}

type Values = Pick<
  FamilyView,
  "name" | "time_zone" | "year_start" | "adult_below_grade" | "children_complete_lessons"
> & {
  /** Empty for no limit. */
  max_day_minutes: number | ""
}

function valuesOf({ max_day_minutes, ...family }: FamilyView): Values {
  const { name, time_zone, year_start, adult_below_grade, children_complete_lessons } = family
  const rules = { max_day_minutes: max_day_minutes ?? "", adult_below_grade, children_complete_lessons } as const
  return { name, time_zone, year_start, ...rules }
}

/** The weekday's name: 'Monday'. */
function nameOf(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1)
}
