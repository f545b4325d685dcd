import { courseResultView, type CourseResultView } from "@hearthbook/api/work/course-result"
import type { ReportCardView } from "@hearthbook/api/records/report-card"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Autocomplete, Select, Text, Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { readAs } from "../../../forms/values/edit-conflict.ts"

type Props = {
  course: ReportCardView["courses"][number]
  term: SchoolYearView["terms"][number] | null
  onClose: () => void
}

type Values = { override_label: string; override_reason: string; effort: string; comment: string }

/** Words for effort that report cards usually have. Any other can be typed. */
const efforts = ["Excellent", "Good", "Satisfactory", "Needs work"]

/** Edits what a parent writes beside a result: another grade with its reason, effort and a comment. */
export function ResultModal({ course, term, onClose }: Props) {
  const { data: results } = trpc.courseResults.ofCourse.useQuery({ id: course.curriculum_id })
  const result = results?.find(({ term_id }) => term_id === (term?.id ?? null))
  return result ? <ResultForm course={course} result={result} onClose={onClose} /> : null
}

type FormProps = { course: Props["course"]; result: CourseResultView; onClose: () => void }

function ResultForm({ course, result, onClose }: FormProps) {
  const update = trpc.courseResults.update.useMutation()
  const form = useForm<Values>({
    initialValues: valuesOf(result),
    validate: {
      override_reason: (reason, { override_label }) =>
        override_label !== "" && reason.trim() === "" ? "Say why the grade is another one." : null,
    },
  })
  const { curriculum_id: id, scale, letter } = course
  const { term_id } = result
  const hasOverride = form.values.override_label !== ""
  return (
    <FormModal
      title={course.title}
      draftName={`result.${id}.${term_id ?? "course"}`}
      saveLabel="Save"
      fallback="Failed to save the result."
      form={form}
      version={result.version}
      valuesOf={readAs(courseResultView, valuesOf)}
      announcement="Saved."
      onSave={(values, version) => update.mutateAsync({ id, term_id, version, ...valuesToSend(values) })}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {letter === null
          ? "There is no grade from the work yet."
          : `By the work: ${letter}, ${course.percent ?? "–"}%.`}
      </Text>
      {scale.steps.length > 0 && (
        <Select
          label="Grade"
          data={[
            { value: "", label: letter === null ? "By the work" : `By the work (${letter})` },
            ...scale.steps.map(({ label }) => ({ value: label, label })),
          ]}
          allowDeselect={false}
          {...form.getInputProps("override_label")}
        />
      )}
      {hasOverride && (
        <TextInput
          label="Reason"
          description="Kept with the result, and not printed."
          withAsterisk
          {...form.getInputProps("override_reason")}
        />
      )}
      <Autocomplete label="Effort" data={efforts} {...form.getInputProps("effort")} />
      <Textarea label="Comment" autosize minRows={3} {...form.getInputProps("comment")} />
    </FormModal>
  )
}

function valuesOf({ override_label, override_reason, effort, comment }: CourseResultView): Values {
  return {
    override_label: override_label ?? "",
    override_reason: override_reason ?? "",
    effort: effort ?? "",
    comment: comment ?? "",
  }
}

function valuesToSend({ override_label, override_reason, effort, comment }: Values) {
  const hasOverride = override_label !== ""
  return {
    override_label: hasOverride ? override_label : null,
    override_reason: hasOverride ? override_reason : null,
    effort,
    comment,
  }
}
