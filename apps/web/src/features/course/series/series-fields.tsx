import { assignmentTypeLabels } from "@hearthbook/api/rules/labels"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { Anchor, Checkbox, Collapse, Group, Input, Select, SimpleGrid, Stack, Textarea } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useDisclosure } from "@mantine/hooks"
import { trpc } from "../../../api/trpc.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import type { SeriesValues } from "./series-values.ts"

type Props = { form: UseFormReturnType<SeriesValues>; curriculum: CurriculumView }

const perDay = ["1", "2", "3", "4"].map((value) => ({ value, label: value === "1" ? "One a day" : `${value} a day` }))
const everyWeeks = ["1", "2", "3", "4"].map((value) => ({
  value,
  label: value === "1" ? "Every week" : `Every ${value} weeks`,
}))
const overruns = [
  { value: "extend", label: "Keep them after the end" },
  { value: "double_up", label: "Two a day, to fit before the end" },
  { value: "drop", label: "Drop them" },
  { value: "undate", label: "Leave them without a day" },
]
const types = Object.entries(assignmentTypeLabels).map(([value, label]) => ({ value, label }))

/** What the lessons are called, who learns them, and where they fall. */
export function SeriesFields({ form, curriculum }: Props) {
  const [isOpen, { toggle }] = useDisclosure(false)
  return (
    <>
      <Textarea
        label="Lessons"
        description="Paste a table of contents, one lesson a line. Or write a pattern such as “Lesson {1-36}” or “Unit {1-6}, lesson {1-5}”."
        placeholder="Lesson {1-36}"
        data-autofocus
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps("text")}
      />
      <Siblings form={form} curriculum={curriculum} />
      <Anchor component="button" type="button" size="sm" fw={600} ta="start" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? "Fewer choices" : "Start date, pace and assignments"}
      </Anchor>
      <Collapse expanded={isOpen}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
            <DayField
              label="First day"
              description="After the last lesson, if empty"
              {...form.getInputProps("start_date")}
            />
            <Select label="How many" data={perDay} allowDeselect={false} {...form.getInputProps("per_day")} />
            <Select label="How often" data={everyWeeks} allowDeselect={false} {...form.getInputProps("every_weeks")} />
          </SimpleGrid>
          <Select
            label="Lessons after the end of the course"
            data={overruns}
            allowDeselect={false}
            {...form.getInputProps("overrun")}
          />
          <Checkbox
            label="An assignment for each lesson, due on its day"
            {...form.getInputProps("has_assignments", { type: "checkbox" })}
          />
          {form.values.has_assignments && (
            <Group grow align="flex-start">
              <Select label="Type" data={types} allowDeselect={false} {...form.getInputProps("assignment_type")} />
              <NumberField label="Points" {...form.getInputProps("points_possible")} />
            </Group>
          )}
        </Stack>
      </Collapse>
    </>
  )
}

/** The courses of siblings in a subject of the same name and year, who may learn together. */
function Siblings({ form, curriculum }: Props) {
  const { data: curricula = [] } = trpc.curriculum.list.useQuery({})
  const others = curricula.filter(
    ({ id, subject, academic_year }) =>
      id !== curriculum.id &&
      academic_year === curriculum.academic_year &&
      subject.name.trim().toLowerCase() === curriculum.subject.name.trim().toLowerCase(),
  )
  if (others.length === 0) return null
  const chosen = form.values.curriculum_ids
  const toggle = (id: string, isChosen: boolean) =>
    form.setFieldValue("curriculum_ids", isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <Input.Wrapper label="Also for" labelElement="div">
      <Stack gap={6} mt={6} role="group" aria-label="Also for">
        {others.map(({ id, student }) => (
          <Checkbox
            key={id}
            label={shortNameOf(student)}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Input.Wrapper>
  )
}
