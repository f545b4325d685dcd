import { turnInLabels } from "@hearthbook/core/names/labels"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Stack, Text } from "@mantine/core"
import { useState, type FormEvent } from "react"
import { FileField } from "../../../entities/file/file-field.tsx"
import { useFileUploads } from "../../../entities/file/file-uploads.ts"
import { SubmitButton } from "../../../ui/inputs/submit-button.tsx"
import { AnswerField } from "./answer-field.tsx"
import { DriveAlert } from "./drive-alert.tsx"
import { DriveButton } from "./drive-button.tsx"
import { useDriveSubmission } from "./drive-submission.ts"
import { useAnswerDrafts } from "./use-answer-drafts.ts"
import { SubmitProblem } from "./submit-problem.tsx"
import { useSubmitWork } from "./submit-work.ts"

/**
 * The typed answer is stored in the browser and added files on the server, so that neither is lost if something fails.
 */
export function SubmitForm({ assignment, compact }: { assignment: AssignmentView; compact: boolean }) {
  const drafts = useAnswerDrafts()
  const [answer, setAnswer] = useState(() => drafts.read(assignment.id) ?? "")
  const uploads = useFileUploads(assignment.id)
  const text = answer.trim() === "" ? undefined : answer
  const work = { text, file_ids: uploads.files.map(({ id }) => id) }
  const { submitWork, isSaving, problem } = useSubmitWork(assignment, work, uploads)
  const drive = useDriveSubmission(assignment, work)
  const isEmpty = text === undefined && uploads.files.length === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void submitWork()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={compact ? "sm" : "md"}>
        <AnswerField
          value={answer}
          leastRows={compact ? 1 : 4}
          onType={(typed) => {
            setAnswer(typed)
            drafts.save(assignment.id, typed)
          }}
        />
        <FileField
          uploads={uploads}
          quiet={compact}
          others={drive.isOffered && <DriveButton isOpening={drive.isOpening} onOpen={drive.open} />}
        />
        <DriveAlert problem={drive.problem} />
        <SubmitProblem message={problem} />
        <SubmitButton size="lg" loading={isSaving} disabled={isEmpty || uploads.isBusy}>
          {turnInLabels.turn_in}
        </SubmitButton>
        {!compact && (isEmpty || uploads.isBusy) && (
          <Text size="sm" c="dimmed" mt={-8}>
            {uploads.isBusy && uploads.uploads.length > 0
              ? "Your files are on their way. Then you can turn it in."
              : "Write your answer or add a file. Then you can turn it in."}
          </Text>
        )}
      </Stack>
    </form>
  )
}
