import { minutesWords } from "../day/minutes-labels.ts"
import { readMinutes, splitMinutes } from "@hearthbook/core/time/read-minutes"
import { Chip, Group, Input, MultiSelect, SegmentedControl, SimpleGrid, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { StudentChips } from "../student/student-chips.tsx"
import classes from "./time-fields.module.css"
import type { TimeValues } from "./time-values.ts"

type Props = { form: UseFormReturnType<TimeValues>; students: StudentSummary[]; names: string[] }

/** The most subjects that stand side by side. More of them are chosen from a list. */
const mostChips = 18

/** The fields of time: for whom, how long, on which day, in which subjects, at home or away. */
export function TimeFields({ form, students, names }: Props) {
  const { minutes, student_ids, subjects } = form.values
  return (
    <>
      {students.length > 1 && (
        <StudentChips
          label="Students"
          students={students}
          value={student_ids}
          error={form.errors.student_ids}
          onChange={(ids) => form.setFieldValue("student_ids", ids)}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput
          label="How long"
          placeholder="45 min or 1h 30"
          description={sharedWords(minutes, subjects.length)}
          inputWrapperOrder={["label", "input", "description", "error"]}
          withAsterisk
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("minutes")}
        />
        <DayField label="Date" withAsterisk {...form.getInputProps("date")} />
      </SimpleGrid>
      <SubjectChoice names={names} value={subjects} onChange={(chosen) => form.setFieldValue("subjects", chosen)} />
      <Input.Wrapper label="Where" labelElement="div" size="md">
        <SegmentedControl
          fullWidth
          mt={4}
          aria-label="Where"
          data={[
            { value: "home", label: "At home" },
            { value: "away", label: "Away" },
          ]}
          {...form.getInputProps("place")}
        />
      </Input.Wrapper>
      <TextInput
        label="What was it?"
        placeholder="Field trip to the science museum"
        autoComplete="off"
        {...form.getInputProps("description")}
      />
    </>
  )
}

type ChoiceProps = { names: string[]; value: string[]; onChange: (names: string[]) => void }

function SubjectChoice({ names, value, onChange }: ChoiceProps) {
  if (names.length === 0) return null
  if (names.length > mostChips) {
    return (
      <MultiSelect label="Subjects" data={names} searchable clearable size="md" value={value} onChange={onChange} />
    )
  }
  return (
    <Input.Wrapper label="Subjects" labelElement="div" size="md">
      <Chip.Group multiple value={value} onChange={onChange}>
        <Group gap={6} mt={6} role="group" aria-label="Subjects">
          {names.map((name) => (
            <Chip key={name} value={name} size="sm" radius="xl" classNames={{ label: classes.choice }}>
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}

/** Describes how the minutes are split: '3 h for each student, 1 h 30 min for each subject'. */
function sharedWords(typed: string, subjects: number): string | undefined {
  const minutes = readMinutes(typed)
  if (minutes === null) return undefined
  const [each = 0] = splitMinutes(minutes, Math.max(1, subjects))
  const words = minutesWords(minutes)
  return subjects > 1 ? `${words} in all, about ${minutesWords(each)} for each subject` : words
}
