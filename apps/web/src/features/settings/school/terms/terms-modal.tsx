import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import { schoolYearView, type SchoolYearView } from "@hearthbook/api/family/school-year"
import { Chip, Group } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../../api/trpc.ts"
import { FormModal } from "../../../../forms/form-modal.tsx"
import { readAs } from "../../../../forms/values/edit-conflict.ts"
import { dayOf } from "../../../../lib/format.ts"
import { rangeOf } from "../year/use-year-days.ts"
import { TermRows } from "./term-rows.tsx"
import { splits, termErrors, termsOfSplit, valuesOfTerms, type Split, type TermsValues } from "./term-values.ts"

type Props = { year: SchoolYearView; days: SchoolDayView[]; onClose: () => void }

/** Splits a school year into terms with the same number of school days, whose names and days can be changed. */
export function TermsModal({ year, days, onClose }: Props) {
  const update = trpc.schoolYears.update.useMutation()
  const range = rangeOf(year)
  const schoolDays = days.filter(({ is_school_day }) => is_school_day).map(({ date }) => dayOf(date))
  const read = (stored: SchoolYearView) => valuesOfTerms(stored, (split) => termsOfSplit(split, range, schoolDays, []))
  const form = useForm<TermsValues>({
    initialValues: read(year),
    validate: (values) => termErrors(range, values),
  })
  const choose = (value: string) => {
    const split = splits.find((one) => one.value === value)?.value ?? "none"
    form.setValues({ split, terms: splitFrom(split) })
    form.clearErrors()
  }
  const stored = form.getInitialValues().terms
  // Own terms begin with those on the screen, so that a split can be adapted.
  const splitFrom = (split: Split) =>
    termsOfSplit(split, range, schoolDays, split === "own" && form.values.terms.length > 0 ? form.values.terms : stored)
  return (
    <FormModal
      title={`Terms of ${year.academic_year}`}
      draftName={`terms.${year.id}`}
      saveLabel="Save terms"
      fallback="Failed to save the terms."
      form={form}
      version={year.version}
      valuesOf={readAs(schoolYearView, read)}
      announcement="Terms saved."
      onSave={({ terms }, version) => update.mutateAsync({ id: year.id, version, terms })}
      onClose={onClose}
    >
      <Chip.Group value={form.values.split} onChange={choose}>
        <Group gap={6} role="radiogroup" aria-label="Split the year into">
          {splits.map(({ value, label }) => (
            <Chip key={value} value={value} radius="xl">
              {label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <TermRows form={form} year={range} />
    </FormModal>
  )
}
