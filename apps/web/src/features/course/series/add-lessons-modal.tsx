import { seriesInput } from "@hearthbook/api/work/series"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { schemaResolver, useForm } from "@mantine/form"
import { useEffect } from "react"
import { trpc } from "../../../api/trpc.ts"
import { useChangeUndo } from "../../../entities/change/use-change-undo.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { countOf } from "../../../lib/format.ts"
import { SeriesFields } from "./series-fields.tsx"
import { SeriesPreview } from "./series-preview.tsx"
import { emptySeries, textProblem, toInput, type SeriesValues } from "./series-values.ts"

type Props = {
  curriculum: CurriculumView
  /** Titles or a pattern that were typed or pasted elsewhere. */
  text?: string
  onClose: () => void
}

/** Makes many lessons of a course at once, with a live list of what they will be. */
export function AddLessonsModal({ curriculum, text, onClose }: Props) {
  const make = trpc.planning.series.useMutation()
  const offerUndo = useChangeUndo()
  const form = useForm<SeriesValues>({
    initialValues: emptySeries(curriculum.id),
    validate: (values) => {
      const errors = schemaResolver(seriesInput, { sync: true })(toInput(values))
      const { titles, pattern, ...others } = errors
      const text = textProblem(values.text) ?? titles ?? pattern
      return text ? { ...others, text } : others
    },
  })
  // Typed after the form has begun, so that leaving asks first.
  const { setFieldValue } = form
  useEffect(() => {
    if (text) setFieldValue("text", text)
  }, [text, setFieldValue])
  return (
    <FormModal
      title={`Add lessons to ${curriculum.subject.name}`}
      draftName={`series.${curriculum.id}`}
      saveLabel="Add lessons"
      fallback="Failed to save lesson plan."
      form={form}
      besideLast
      beside={<SeriesPreview form={form} curriculum={curriculum} isMade={make.isPending || make.isSuccess} />}
      onSave={async (values) => {
        const { count, change_id } = await make.mutateAsync(toInput(values))
        offerUndo(change_id, `${countOf(count, "lesson")} added.`)
      }}
      onClose={onClose}
    >
      <SeriesFields form={form} curriculum={curriculum} />
    </FormModal>
  )
}
