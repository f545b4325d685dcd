import { turnInLabels } from "@hearthbook/core/names/labels"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { submissionDraft } from "@hearthbook/api/work/submission"
import { Text, Textarea } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { refusal } from "../../../api/refusal.ts"
import { trpc } from "../../../api/trpc.ts"
import { FileField } from "../../../entities/file/file-field.tsx"
import { useFileUploads } from "../../../entities/file/file-uploads.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { shortTitle } from "../../../lib/short-title.ts"
import { LinkField } from "../../../ui/inputs/link-field.tsx"
import { AssignmentHead } from "../assignment-head.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"

const submitForm = submissionDraft.pick({ url: true, text: true })

/** Submits work for a child: with a link, an answer or files, or with none of these for work on paper. */
export function SubmitModal({ assignment, onClose }: { assignment: AssignmentView; onClose: () => void }) {
  const { id: assignment_id, title, student } = assignment
  const submit = trpc.submissions.create.useMutation()
  const uploads = useFileUploads(assignment_id)
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { url: "", text: "" },
    validate: schemaResolver(submitForm, { sync: true }),
  })
  return (
    <FormModal
      title="Turn in work"
      draftName={`submission.${assignment_id}`}
      saveLabel={turnInLabels.turn_in}
      fallback="Failed to turn in the work."
      form={form}
      onSave={async (values) => {
        if (uploads.isBusy || uploads.isUnfinished) throw unfinished()
        const file_ids = uploads.files.map(({ id }) => id)
        await submit.mutateAsync({ assignment_id, ...submitForm.parse(values), file_ids })
        notifications.show({ message: `“${shortTitle(title, 48)}” is turned in for ${shortNameOf(student)}.` })
      }}
      onClose={onClose}
    >
      <AssignmentHead assignment={assignment} />
      <Text size="sm" c="dimmed">
        Work on paper needs none of these. Just turn it in.
      </Text>
      <LinkField
        label="Link to the work"
        description="For example, a document or a folder in Google Drive."
        data-autofocus
        key={form.key("url")}
        {...form.getInputProps("url")}
      />
      <Textarea
        label="Written answer"
        minRows={4}
        maxRows={14}
        key={form.key("text")}
        {...form.getInputProps("text")}
      />
      <FileField uploads={uploads} />
    </FormModal>
  )
}

function unfinished(): Error {
  const message = "A file has not finished uploading. Wait, try again, or remove it."
  return refusal(400, { code: "VALIDATION_ERROR", message, request_id: "" })
}
