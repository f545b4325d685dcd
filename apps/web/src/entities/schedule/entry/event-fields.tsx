import { isDay } from "@hearthbook/core/time/days"
import { eventTypeLabels } from "@hearthbook/core/names/labels"
import { eventTypes } from "@hearthbook/api/calendar/event"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Select, SimpleGrid, Switch, Textarea, TextInput } from "@mantine/core"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { TimeField } from "../../../ui/inputs/time-field.tsx"
import { StudentChips } from "../../student/student-chips.tsx"
import type { EntryForm } from "./entry-values.ts"
import { optionNameOf } from "../../../lib/short-names.ts"

const allStudents = "all"

type Props = { form: EntryForm; students: StudentSummary[]; isNew: boolean }

/** The fields of a one-time event. A new one takes several children. */
export function EventFields({ form, students, isNew }: Props) {
  const { all_day, whose, first_day, last_day, event_type } = form.values
  const takesSeveral = isNew && students.length > 1
  const columns = all_day ? { base: 1, xs: 2 } : 2
  const setFirstDay = (day: string) => {
    // Moving the first day keeps the length, which is one day for most events.
    if (isDay(day) && (last_day === first_day || last_day < day)) form.setFieldValue("last_day", day)
    form.setFieldValue("first_day", day)
  }
  const chooseType = (chosen: string | null) => {
    const type = eventTypes.find((value) => value === chosen) ?? event_type
    form.setFieldValue("event_type", type)
    // Only whole days are days off and extra school days.
    if (type === "holiday" || type === "school_day") form.setFieldValue("all_day", true)
  }
  return (
    <>
      <TextInput label="Title" withAsterisk autoComplete="off" data-autofocus {...form.getInputProps("title")} />
      {takesSeveral && (
        <StudentChips
          label="Students"
          description="None chosen: for everyone"
          isOptional
          students={students}
          value={whose}
          error={form.errors.student_id}
          onChange={(ids) => form.setFieldValue("whose", ids)}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: takesSeveral ? 1 : 2 }} spacing="md" verticalSpacing="md">
        {!takesSeveral && (
          <Select
            label="Student"
            data={[
              { value: allStudents, label: "All Students" },
              ...students.map((child) => ({ value: child.id, label: optionNameOf(child) })),
            ]}
            allowDeselect={false}
            {...form.getInputProps("whose")}
            value={whose[0] ?? allStudents}
            onChange={(id: string | null) => form.setFieldValue("whose", id && id !== allStudents ? [id] : [])}
          />
        )}
        <Select
          label="Kind"
          data={eventTypes.map((value) => ({ value, label: eventTypeLabels[value] }))}
          allowDeselect={false}
          {...form.getInputProps("event_type")}
          onChange={chooseType}
        />
      </SimpleGrid>
      <Switch
        label="All day"
        size="md"
        disabled={(event_type === "holiday" || event_type === "school_day") && all_day}
        {...form.getInputProps("all_day", { type: "checkbox" })}
      />
      <SimpleGrid cols={columns} spacing="md" verticalSpacing="md">
        <DayField
          label={all_day ? "First day" : "Start day"}
          withAsterisk
          {...form.getInputProps("first_day")}
          onChange={setFirstDay}
        />
        {!all_day && <TimeField label="Start time" withAsterisk {...form.getInputProps("start_time")} />}
        <DayField label={all_day ? "Last day" : "End day"} withAsterisk {...form.getInputProps("last_day")} />
        {!all_day && <TimeField label="End time" withAsterisk {...form.getInputProps("end_time")} />}
      </SimpleGrid>
      <TextInput label="Location" autoComplete="off" {...form.getInputProps("location")} />
      <Textarea label="Description" autosize minRows={2} maxRows={8} {...form.getInputProps("description")} />
    </>
  )
}
