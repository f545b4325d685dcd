import { statusLabels } from "@hearthbook/core/names/labels"
import { isWaiting } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { SubmissionView as SubmissionRow } from "@hearthbook/api/work/submission"
import { Skeleton, Stack } from "@mantine/core"
import { formatDayOfMoment } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { LabeledValue } from "../../ui/layout/labeled-value.tsx"
import { OutsideLink } from "../../ui/layout/outside-link.tsx"
import { FilePreviews } from "../file/file-preview.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { drivePreview } from "./drive-preview.ts"
import classes from "./submission-view.module.css"

/** Shows a submission: the answer, photos and documents, Google's preview of a file, or a link. */
export function SubmissionView({ assignment }: { assignment: AssignmentView }) {
  return (
    <QueryBoundary skeleton={<Skeleton h={64} />} fallback="Failed to load the work.">
      <Submissions assignment={assignment} />
    </QueryBoundary>
  )
}

/** True if there is something to show; work on paper has nothing. True while loading. */
export function useHasSubmission({ id, submission_url }: AssignmentView): boolean {
  const { data } = trpc.submissions.list.useQuery({ assignment_id: id })
  return submission_url !== null || data?.length !== 0
}

function Submissions({ assignment: { id, title, status, submission_url } }: { assignment: AssignmentView }) {
  const [submissions] = trpc.submissions.list.useSuspenseQuery({ assignment_id: id })
  const isElsewhere = submission_url !== null && submissions.every(({ url }) => url !== submission_url)
  if (submissions.length === 0 && !isElsewhere) {
    if (!isWaiting(status)) return null
    return <LabeledValue label={statusLabels.submitted}>On paper, without a link or an answer.</LabeledValue>
  }
  return (
    <Stack gap="md" component="section" aria-label={statusLabels.submitted}>
      {submissions.map((submission) => (
        <Submission key={submission.id} submission={submission} title={title} />
      ))}
      {isElsewhere && (
        <LabeledValue label={statusLabels.submitted}>
          <Work url={submission_url} title={title} />
        </LabeledValue>
      )}
    </Stack>
  )
}

function Submission({
  submission: { url, text, files, submitted_at },
  title,
}: {
  submission: SubmissionRow
  title: string
}) {
  return (
    <LabeledValue label={`${statusLabels.submitted} ${formatDayOfMoment(submitted_at)}`}>
      {text}
      {files.length > 0 && <FilePreviews files={files} />}
      {url && <Work url={url} title={title} />}
    </LabeledValue>
  )
}

function Work({ url, title }: { url: string; title: string }) {
  const preview = drivePreview(url)
  return (
    <>
      {preview && (
        <iframe className={classes.preview} src={preview} title={`Preview of ${title}`} referrerPolicy="no-referrer" />
      )}
      {/* Other schemes, such as javascript:, could run in the reader's page. */}
      {/^https?:\/\//i.test(url) ? <OutsideLink href={url}>Open the work</OutsideLink> : url}
    </>
  )
}
