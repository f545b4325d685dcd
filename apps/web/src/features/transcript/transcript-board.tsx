import { Checkbox } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { DocumentPane } from "../../entities/document/document-pane.tsx"
import { MissingList } from "../../entities/document/missing-list.tsx"
import { PastCourses } from "../../entities/past-course/past-courses.tsx"
import { studentAt } from "../../lib/paths.ts"
import { Download } from "../../entities/download/download.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { Section } from "../../ui/layout/section.tsx"
import { LinksSection } from "./links-section.tsx"
import { OfficialSection } from "./official-section.tsx"
import { TestScores } from "./test-scores.tsx"

/** A child's transcript. What it lacks comes first, then the document as it prints. */
export function TranscriptBoard({ id }: { id: string }) {
  const [transcript] = trpc.transcripts.get.useSuspenseQuery({ id })
  const [hasNotary, setNotary] = useState(false)
  const { student, cumulative, official, missing } = transcript
  const facts = [
    official ? "Official" : "Unofficial",
    cumulative.gpa !== null && `GPA ${cumulative.gpa.toFixed(2)}`,
    cumulative.weighted_gpa !== null &&
      cumulative.weighted_gpa !== cumulative.gpa &&
      `weighted ${cumulative.weighted_gpa.toFixed(2)}`,
    `${cumulative.credits} ${cumulative.credits === 1 ? "credit" : "credits"}`,
  ]
  return (
    <Page
      title={`Transcript of ${student.name}`}
      tabTitle="Transcript"
      intro={facts.filter(Boolean).join(" · ")}
      action={
        <Download lists={[{ label: "Courses taken elsewhere", noun: "past-courses", filter: { student_id: id } }]} />
      }
    >
      {!official && <MissingList missing={missing} student_page={studentAt({ id })} />}
      <DocumentPane
        address={`/students/${id}/transcript.pdf${hasNotary ? "?notary=true" : ""}`}
        name={`Transcript, ${student.name}`}
        actions={
          official && (
            <Checkbox
              label="Block for a notary"
              checked={hasNotary}
              onChange={(event) => setNotary(event.currentTarget.checked)}
            />
          )
        }
      />
      <Section title="Courses taken elsewhere">
        <PastCourses student_id={id} />
      </Section>
      <Section title="Test scores">
        <TestScores student_id={id} />
      </Section>
      <OfficialSection transcript={transcript} />
      {official && <LinksSection student_id={id} />}
    </Page>
  )
}
