import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LoopView } from "@hearthbook/api/plan/loop"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Select, TextInput } from "@mantine/core"
import { StudentSelect } from "../../../entities/student/student-select.tsx"
import { WeekdayChips } from "../../../ui/inputs/weekday-chips.tsx"
import { LoopCoursesField } from "./loop-courses-field.tsx"
import type { LoopForm } from "./loop-values.ts"

type Props = {
  form: LoopForm
  /** The children to choose from; empty if the loop has its child already. */
  students: StudentSummary[]
  curricula: CurriculumView[]
  /** The other loops, whose courses cannot be chosen. */
  others: LoopView[]
}

const perDay = ["1", "2", "3", "4"].map((value) => ({
  value,
  label: value === "1" ? "One lesson a day" : `${value} lessons a day`,
}))

/** The fields of a loop: its child, its name, its courses in order, and how often they take turns. */
export function LoopFields({ form, students, curricula, others }: Props) {
  const { student_id, meeting_days, per_day } = form.values
  return (
    <>
      {students.length > 1 && (
        <StudentSelect
          students={students}
          {...form.getInputProps("student_id")}
          onChange={(id) => form.setValues({ student_id: id ?? "", curriculum_ids: [] })}
        />
      )}
      <TextInput
        label="Name"
        withAsterisk
        placeholder="Afternoon subjects"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("name")}
      />
      <LoopCoursesField
        form={form}
        student={
          curricula.find((curriculum) => curriculum.student_id === student_id)?.student ??
          students.find(({ id }) => id === student_id)
        }
        curricula={curricula.filter((curriculum) => curriculum.student_id === student_id)}
        others={others}
      />
      <WeekdayChips
        label="Days"
        description="Choose none for every school day."
        error={form.errors.meeting_days}
        value={meeting_days ?? []}
        onChange={(days) => form.setFieldValue("meeting_days", days.length > 0 ? days : null)}
      />
      <Select
        label="How many"
        data={perDay}
        allowDeselect={false}
        value={String(per_day)}
        error={form.errors.per_day}
        onChange={(value) => form.setFieldValue("per_day", Number(value))}
      />
    </>
  )
}
