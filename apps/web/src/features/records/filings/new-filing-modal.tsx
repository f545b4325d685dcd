import type { RequirementView } from "@hearthbook/api/records/requirement"
import { ownReportKinds, ownReports, type OwnReport } from "@hearthbook/core/requirements/own-reports"
import { Select, Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { DayField } from "../../../ui/inputs/day-field.tsx"

const kinds = [
  { value: "", label: "Blank filing" },
  ...ownReportKinds.map((value) => ({ value, label: ownReports[value].title })),
]

type Values = { report_kind: OwnReport | ""; title: string; due_date: string; to: string; note: string }

/** Adds something of the family's own to send or keep. A log, a list or a summary is filled in from the records. */
export function NewFilingModal({ requirement, onClose }: { requirement: RequirementView; onClose: () => void }) {
  const create = trpc.filings.create.useMutation()
  const form = useForm<Values>({
    initialValues: { report_kind: "", title: "", due_date: "", to: "", note: "" },
    validate: {
      title: (title, { report_kind }) => (report_kind === "" && title.trim() === "" ? "Enter a title." : null),
    },
  })
  const { report_kind } = form.values
  const report = report_kind === "" ? null : ownReports[report_kind]
  return (
    <FormModal
      title="New filing"
      draftName={`filing.new.${requirement.id}`}
      saveLabel="Add"
      fallback="Failed to add the filing."
      form={form}
      announcement="Added."
      onSave={({ due_date, report_kind, title, ...rest }) =>
        create.mutateAsync({
          requirement_id: requirement.id,
          ...rest,
          ...(title.trim() !== "" && { title }),
          ...(report_kind !== "" && { report_kind }),
          due_date: due_date === "" ? null : due_date,
        })
      }
      onClose={onClose}
    >
      <Select
        label="Kind"
        description="A log, a list and a summary are filled in from your records."
        data={kinds}
        allowDeselect={false}
        {...form.getInputProps("report_kind")}
      />
      <TextInput
        label="Title"
        withAsterisk={report === null}
        placeholder={report?.title}
        data-autofocus
        {...form.getInputProps("title")}
      />
      <DayField label="Due" {...form.getInputProps("due_date")} />
      <TextInput label="To" placeholder="School district" {...form.getInputProps("to")} />
      <Textarea label="Note" autosize minRows={2} {...form.getInputProps("note")} />
    </FormModal>
  )
}
