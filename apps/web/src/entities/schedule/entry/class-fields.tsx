import { sharedLevel } from "@hearthbook/core/planning/setup/new-subject"
import { weekdays } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Button, Collapse, Select, SimpleGrid, Stack, TextInput } from "@mantine/core"
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { useFamily } from "../../../session/use-session.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { subjectsFor } from "./child-subjects.ts"
import { WeekdayChips } from "../../../ui/inputs/weekday-chips.tsx"
import { TimeField } from "../../../ui/inputs/time-field.tsx"
import type { EntryForm } from "./entry-values.ts"
import { SubjectSelect } from "../../subject/subject-select.tsx"
import { StudentChips } from "../../student/student-chips.tsx"
import { StudentSelect } from "../../student/student-select.tsx"

const weekdayOptions = weekdays.map((day) => ({ value: day, label: `${day.charAt(0).toUpperCase()}${day.slice(1)}` }))

type Props = { form: EntryForm; students: StudentSummary[]; isNew: boolean }

/** The fields of a weekly class: child, subject, weekday and times. A new one takes several children and weekdays. */
export function ClassFields({ form, students, isNew }: Props) {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const [curricula] = trpc.curriculum.names.useSuspenseQuery()
  const { school_days } = useFamily()
  const { student_ids, subject_id, days_of_week, start_date, end_date, weeks } = form.values
  const student = students.find(({ id }) => id === student_ids[0])
  const chosen = students.filter(({ id }) => student_ids.includes(id))
  const takesSeveral = isNew && students.length > 1
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
      {takesSeveral && (
        <StudentChips
          label="Students"
          students={students}
          value={student_ids}
          error={form.errors.student_ids}
          onChange={(ids) => form.setFieldValue("student_ids", ids)}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: takesSeveral ? 1 : 2 }} spacing="md" verticalSpacing="md">
        {!takesSeveral && (
          <StudentSelect
            students={students}
            {...form.getInputProps("student_ids")}
            value={student_ids[0] ?? null}
            onChange={(id: string | null) => form.setFieldValue("student_ids", id ? [id] : [])}
          />
        )}
        <SubjectSelect
          description={
            takesSeveral && student_ids.length > 1
              ? "Each student has the class in their own subject of this name"
              : undefined
          }
          withAsterisk
          placeholder={subjects.length > 0 ? "Choose a subject" : "Type a subject"}
          choices={subjectsFor(student, subjects, curricula)}
          grade_level={sharedLevel(chosen)}
          allowDeselect={false}
          data-autofocus
          {...form.getInputProps("subject_id")}
          value={subject_id || null}
          onChange={(id) => form.setFieldValue("subject_id", id ?? "")}
        />
      </SimpleGrid>
      {isNew ? (
        <WeekdayChips
          label="Days"
          value={days_of_week}
          all={{ label: "Every school day", days: school_days }}
          error={form.errors.days_of_week}
          onChange={(days) => form.setFieldValue("days_of_week", days)}
        />
      ) : (
        <Select
          label="Day"
          withAsterisk
          data={weekdayOptions}
          allowDeselect={false}
          {...form.getInputProps("days_of_week")}
          value={days_of_week[0] ?? null}
          onChange={(chosen: string | null) =>
            form.setFieldValue(
              "days_of_week",
              weekdays.filter((day) => day === chosen),
            )
          }
        />
      )}
      <SimpleGrid cols={2} spacing="md">
        <TimeField label="Start time" withAsterisk {...form.getInputProps("start_time")} />
        <TimeField label="End time" withAsterisk {...form.getInputProps("end_time")} />
      </SimpleGrid>
      <TextInput label="Location" autoComplete="off" {...form.getInputProps("location")} />
      {weeks !== "only" && (
        <Stack gap="sm">
          <Button
            variant="subtle"
            size="compact-sm"
            w="fit-content"
            px="xs"
            aria-expanded={isOpen}
            rightSection={
              isOpen ? <IconChevronUp size={16} stroke={1.5} /> : <IconChevronDown size={16} stroke={1.5} />
            }
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
      )}
    </>
  )
}
