import { isGraded, shownStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Group, Paper, Stack } from "@mantine/core"
import { useEffect, useRef } from "react"
import { submitPart } from "../../../lib/student-paths.ts"
import { LabeledValue } from "../../../ui/layout/labeled-value.tsx"
import { SubmissionView } from "../../../entities/submission/submission-view.tsx"
import { focusPage } from "../../../ui/focus/focus-return.ts"
import { Page } from "../../../ui/layout/page.tsx"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { BackToList } from "./back-to-list.tsx"
import { ChildDue } from "../child-due.tsx"
import { SubmitPanel } from "../submit/submit-panel.tsx"
import { StartButton } from "./start-button.tsx"
import { WorkFeedback, WorkGrade } from "./work-grade.tsx"
import { WorkResources } from "./work-resources.tsx"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import classes from "../work.module.css"

type Props = { assignment: AssignmentView; /** The URL of the list. */ back: string }

/** All details of a piece of work, with the submit panel. */
export function WorkDetail({ assignment, back }: Props) {
  const { title, subject, due_date, status, description, instructions, lesson_id, grade } = assignment
  const submitWork = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (window.location.hash === `#${submitPart}` && submitWork.current) {
      submitWork.current.focus({ preventScroll: true })
      submitWork.current.scrollIntoView({ block: "start" })
      return
    }
    window.scrollTo(0, 0)
    focusPage()
  }, [])
  return (
    <Stack gap="sm">
      <BackToList href={back} />
      <Page title={title}>
        <Group gap="md" style={{ rowGap: 6 }}>
          <StatusBadge {...shownStatus(status, assignment.effective_status)} />
          <SubjectBadge subject={subject} size="md" />
          <ChildDue due_date={due_date} status={status} />
          <WaitingMark row={rowNames.assignment(assignment.id)} />
        </Group>
        {isGraded(status) && grade && <WorkGrade grade={grade} possible={assignment.points_possible} />}
        {!grade && assignment.feedback && <WorkFeedback feedback={assignment.feedback} />}
        {(description || instructions || lesson_id) && (
          <Paper component="section" withBorder shadow="sm" p="md" aria-label="What to do">
            <Stack gap="md">
              {instructions && <LabeledValue label="What to do">{instructions}</LabeledValue>}
              {description && <LabeledValue label="About this work">{description}</LabeledValue>}
              {lesson_id && <WorkResources lesson_id={lesson_id} />}
            </Stack>
          </Paper>
        )}
        <StartButton assignment={assignment} />
        <Paper
          ref={submitWork}
          id={submitPart}
          tabIndex={-1}
          withBorder
          shadow="sm"
          p="md"
          className={classes.submitWork}
        >
          <SubmitPanel assignment={assignment} />
          <SubmissionView assignment={assignment} />
        </Paper>
      </Page>
    </Stack>
  )
}
