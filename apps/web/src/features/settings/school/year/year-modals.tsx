import {
  schoolYearDraft,
  schoolYearUpdate,
  schoolYearView,
  type SchoolYearView,
} from "@hearthbook/api/family/school-year"
import { schemaResolver, useForm } from "@mantine/form"
import { trpc } from "../../../../api/trpc.ts"
import { FormModal } from "../../../../forms/form-modal.tsx"
import { readAs } from "../../../../forms/values/edit-conflict.ts"
import { useFamily, useToday } from "../../../../session/use-session.ts"
import { YearFields } from "./year-fields.tsx"
import { nextYear, valuesOfYear, type YearValues } from "./year-values.ts"

type NewProps = {
  /** The newest first. */
  years: SchoolYearView[]
  onAdded: (id: string) => void
  onClose: () => void
}

/** The form for a new school year, with the next one suggested. */
export function NewYearModal({ years: [newest], onAdded, onClose }: NewProps) {
  const family = useFamily()
  const today = useToday()
  const create = trpc.schoolYears.create.useMutation()
  const form = useForm<YearValues>({
    initialValues: nextYear(newest, family, today),
    validate: schemaResolver(schoolYearDraft, { sync: true }),
  })
  return (
    <FormModal
      title="Add a school year"
      draftName="school-year.new"
      saveLabel="Add year"
      fallback="Failed to add the school year."
      form={form}
      announcement="School year added."
      onSave={async (values) => onAdded((await create.mutateAsync(values)).id)}
      onClose={onClose}
    >
      <YearFields form={form} isNew />
    </FormModal>
  )
}

/** The form that changes the days and the weekdays of a school year. */
export function EditYearModal({ year, onClose }: { year: SchoolYearView; onClose: () => void }) {
  const update = trpc.schoolYears.update.useMutation()
  const form = useForm<YearValues>({
    initialValues: valuesOfYear(year),
    validate: schemaResolver(schoolYearUpdate.pick({ start_date: true, end_date: true, school_days: true }), {
      sync: true,
    }),
  })
  return (
    <FormModal
      title={`Edit ${year.academic_year}`}
      draftName={`school-year.${year.id}`}
      saveLabel="Save"
      fallback="Failed to save the school year."
      form={form}
      version={year.version}
      valuesOf={readAs(schoolYearView, valuesOfYear)}
      announcement="Saved."
      onSave={({ start_date, end_date, school_days }, version) =>
        update.mutateAsync({ id: year.id, version, start_date, end_date, school_days })
      }
      onClose={onClose}
    >
      <YearFields form={form} />
    </FormModal>
  )
}
