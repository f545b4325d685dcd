import { filingView, type FilingDraftView, type FilingView } from "@hearthbook/api/records/filing"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Button, SimpleGrid, Text, Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { IconPrinter } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { FormCard } from "../../../forms/form-card.tsx"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { Paper } from "../../../entities/paper/paper.tsx"
import { usePaper } from "../../../entities/paper/use-paper.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { DownloadReport } from "./download-report.tsx"
import { FilingSheet } from "./filing-sheet.tsx"
import { ReportDays } from "./report-days.tsx"
import { toFiling, valuesOfFiling, type FilingValues } from "./filing-values.ts"

type Props = {
  filing: FilingView
  draft: FilingDraftView
  student: StudentSummary
  year: SchoolYearView
  /** The grade of the student in the year. */
  grade_level: string
}

/** The report of a filing, filled in from the records, with its dates and note. It prints as a letter. */
export function FilingForm({ filing, draft, student, year, grade_level }: Props) {
  const update = trpc.filings.update.useMutation()
  const [isSaved, setSaved] = useState(false)
  const { sheet, print } = usePaper<"report">("report")
  const form = useForm<FilingValues>({
    initialValues: valuesOfFiling(filing, draft),
    validate: {
      title: (title) => (title.trim() === "" ? "Enter a title." : null),
      start_date: (day) => (day === "" ? "Choose the first day." : null),
      end_date: (day, { start_date }) =>
        day === "" ? "Choose the last day." : day < start_date ? "This must not be before the first day." : null,
    },
  })
  const save = async (values: FilingValues, version: number | undefined) => {
    await update.mutateAsync({ id: filing.id, version, ...toFiling(values) })
    form.resetDirty(values)
    setSaved(true)
  }
  const isReport = form.values.fields.length > 0
  return (
    <div>
      <FormCard
        title={isReport ? "Report" : "Details"}
        draftName={`filing.${filing.id}`}
        saveLabel="Save"
        fallback="Failed to save the filing."
        form={form}
        version={filing.version}
        valuesOf={readAs(filingView, (now) => valuesOfFiling(now, draft))}
        focused={false}
        onSave={save}
        actions={
          <>
            {/* A toast would cover the buttons at the end of a short page. */}
            <Text size="sm" c="dimmed" role="status">
              {isSaved && !form.isDirty() && "Saved."}
            </Text>
            <DownloadReport filing={filing} student={student} isSaved={!form.isDirty()} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
              onClick={() => print("report")}
            >
              Print
            </Button>
          </>
        }
      >
        {filing.pack_filing_id === null && <TextInput label="Title" {...form.getInputProps("title")} />}
        {isReport && <ReportDays filing={filing} form={form} />}
        {form.values.fields.map(({ label }, at) => (
          <Textarea key={label} label={label} autosize minRows={2} {...form.getInputProps(`fields.${at}.text`)} />
        ))}
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md">
          <DayField label="Due" {...form.getInputProps("due_date")} />
          <DayField label="Done on" {...form.getInputProps("done_on")} />
          <TextInput label="To" {...form.getInputProps("to")} />
        </SimpleGrid>
        <Textarea
          label="Note"
          description="For example, how you sent it and who replied."
          autosize
          minRows={2}
          {...form.getInputProps("note")}
        />
      </FormCard>
      {sheet && (
        <Paper>
          <FilingSheet values={form.values} student={student} year={year} grade_level={grade_level} />
        </Paper>
      )}
    </div>
  )
}
