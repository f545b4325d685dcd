import { View } from "@react-pdf/renderer"
import { Facts } from "../parts/facts.tsx"
import { Frame } from "../parts/frame.tsx"
import { makePaper } from "../parts/make-paper.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Signature } from "../parts/signature.tsx"
import { Heading, Words } from "../parts/words.tsx"

export type FilingReportPaper = {
  title: string
  student: { name: string }
  academic_year: string
  to: string | null
  /** The days that it is about, as they are written: 'October 1 to December 3, 2026'. */
  period: string
  fields: { label: string; text: string }[]
  /** Printed if there are no fields. */
  note: string | null
}

/** Makes what a family sends to its district or keeps: a report, a log summary or a letter, with what was written in each field. */
export function draw(data: FilingReportPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ title, student }) => `${title}, ${student.name}`,
    data,
    pages: (printed) => <ReportPages {...printed} />,
  })
}

function ReportPages({ title, student, academic_year, to, period, fields, note }: FilingReportPaper) {
  return (
    <Frame title={title} under={academic_year} name={student.name}>
      <Facts
        facts={[
          { name: "Student", value: student.name },
          { name: "To", value: to },
          { name: "Period", value: period },
        ]}
      />
      {fields.map(({ label, text }) => (
        <View key={label} style={{ marginBottom: 12 }}>
          <Heading style={{ marginBottom: 2, fontSize: 11 }}>{label}</Heading>
          {(text === "" ? "–" : text).split("\n").map((line, index) => (
            <Words key={index}>{line}</Words>
          ))}
        </View>
      ))}
      {fields.length === 0 && note && <Words>{note}</Words>}
      <Signature />
    </Frame>
  )
}
