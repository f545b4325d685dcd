import { weekdays } from "@hearthbook/api/rules/time/days"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { Anchor, Button, Collapse, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { newAt, paths } from "../../../lib/paths.ts"
import { trpc } from "../../../api/trpc.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { subjectsFor } from "./child-subjects.ts"
import { TimeField } from "./time-field.tsx"
import type { EntryForm } from "./entry-values.ts"
import { StudentSelect } from "../../../entities/student/student-select.tsx"

const weekdayOptions = weekdays.map((day) => ({ value: day, label: `${day.charAt(0).toUpperCase()}${day.slice(1)}` }))

/** The fields of a weekly class: child, subject, weekday and times. */
export function ClassFields({ form, students }: { form: EntryForm; students: StudentView[] }) {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const [curricula] = trpc.curriculum.list.useSuspenseQuery({})
  const { student_id, subject_id, start_date, end_date } = form.values
  const student = students.find(({ id }) => id === student_id)
  const isSet = start_date !== "" || end_date !== ""
  const [limited, setLimited] = useState(isSet)
  const [wasSet, setWasSet] = useState(isSet)
  // Opens when another version of the class sets the days.
  if (isSet && !wasSet) {
    setWasSet(true)
    setLimited(true)
  }
  const hasErrors = Boolean(form.errors.start_date ?? form.errors.end_date)
  const isOpen = limited || hasErrors
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <StudentSelect students={students} {...form.getInputProps("student_id")} value={student_id || null} />
        <Select
          label="Subject"
          withAsterisk
          placeholder="Choose a subject"
          data={subjectsFor(student, subjects, curricula)}
          allowDeselect={false}
          searchable={subjects.length > 8}
          openOnFocus={false}
          nothingFoundMessage="No such subject"
          data-autofocus
          {...form.getInputProps("subject_id")}
          value={subject_id || null}
        />
      </SimpleGrid>
      {subjects.length === 0 && (
        <Text size="sm">
          A class needs a subject. Add one first.{" "}
          <Anchor component={Link} href={newAt(paths.subjects)} inherit underline="always">
            Add a subject
          </Anchor>
        </Text>
      )}
      <Select
        label="Day"
        withAsterisk
        data={weekdayOptions}
        allowDeselect={false}
        {...form.getInputProps("day_of_week")}
      />
      <SimpleGrid cols={2} spacing="md">
        <TimeField label="Start time" withAsterisk {...form.getInputProps("start_time")} />
        <TimeField label="End time" withAsterisk {...form.getInputProps("end_time")} />
      </SimpleGrid>
      <TextInput label="Location" autoComplete="off" {...form.getInputProps("location")} />
      <Stack gap="sm">
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          px="xs"
          aria-expanded={isOpen}
          rightSection={isOpen ? <IconChevronUp size={16} stroke={1.5} /> : <IconChevronDown size={16} stroke={1.5} />}
          onClick={() => setLimited(!limited)}
        >
          Only for some weeks
        </Button>
        <Collapse expanded={isOpen}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <DayField
              label="First day"
              description="Leave empty if it has always run"
              {...form.getInputProps("start_date")}
            />
            <DayField
              label="Last day"
              description="Leave empty to run until you end it"
              {...form.getInputProps("end_date")}
            />
          </SimpleGrid>
        </Collapse>
      </Stack>
    </>
  )
}
