import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Anchor, Checkbox, Collapse, Input, Stack, Textarea } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useDisclosure } from "@mantine/hooks"
import { trpc } from "../../../api/trpc.ts"
import { HowTogether } from "../../../entities/lesson/together/how-together.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import { InsertFields } from "./insert-fields.tsx"
import { OutlineField } from "./outline-field.tsx"
import { PaceFields } from "./pace-fields.tsx"
import type { SeriesValues } from "./series-values.ts"
import { WorkFields } from "./assignment-fields.tsx"

type Props = { form: UseFormReturnType<SeriesValues>; curriculum: CurriculumView }

/** The fields of the folded part. It is shown while one of them is refused. */
const folded = ["start_date", "until", "minutes", "assignment", "insert"]

/** The fields of a series: an outline or the titles, the children, and the days and assignments of the lessons. */
export function SeriesFields({ form, curriculum }: Props) {
  const [isUnfolded, { toggle }] = useDisclosure(false)
  const isRefused = Object.keys(form.errors).some((field) => folded.includes(field.split(".")[0] ?? ""))
  const isOpen = isUnfolded || isRefused
  return (
    <>
      <OutlineField form={form} curriculum={curriculum} />
      <Textarea
        label="Lessons"
        description="Or paste a table of contents, one lesson a line, or write a pattern such as “Lesson {1-36}” or “Unit {1-6}, lesson {1-5}”."
        placeholder="Lesson {1-36}"
        data-autofocus
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps("text")}
        error={form.errors["text"] ?? form.errors["titles"] ?? form.errors["pattern"]}
      />
      <Siblings form={form} curriculum={curriculum} />
      <Anchor component="button" type="button" size="sm" fw={600} ta="start" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? "Fewer choices" : "Start date, pace and assignments"}
      </Anchor>
      <Collapse expanded={isOpen}>
        <Stack gap="md">
          <PaceFields form={form} minutes={curriculum.minutes_per_lesson} />
          <Stack gap="sm">
            <Checkbox
              label="An assignment for each lesson"
              {...form.getInputProps("has_assignments", { type: "checkbox" })}
              error={form.errors["assignment"]}
            />
            {form.values.has_assignments && <WorkFields form={form} path="assignment" />}
          </Stack>
          <InsertFields form={form} />
        </Stack>
      </Collapse>
    </>
  )
}

/** The courses of siblings in a subject of the same name and year, who may get the same lessons. */
function Siblings({ form, curriculum }: Props) {
  const { data: curricula = [] } = trpc.curriculum.names.useQuery()
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
    <>
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
      {chosen.length > 1 && (
        <HowTogether
          value={form.values.together}
          onChange={(isTogether) => form.setFieldValue("together", isTogether)}
        />
      )}
    </>
  )
}
