import { IconCertificate, IconFileText } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { paths, reportCardFor, transcriptAt } from "../../lib/paths.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import type { Entry } from "./palette-entries.ts"

const icon = { size: 20, stroke: 1.5 }

/** The report cards and transcripts of the family, for a query: 'transcript of Eli'. Without one there are none. */
export function useDocumentEntries(query: string): Entry[] {
  const [, navigate] = useLocation()
  const { data: students = [] } = trpc.students.names.useQuery(undefined, { enabled: query.trim() !== "" })
  if (students.length === 0) return []
  return [
    {
      id: "document-report-cards",
      group: "Pages",
      label: "Report cards",
      description: "Of all students",
      keywords: "print grades pdf",
      icon: <IconFileText {...icon} />,
      run: () => navigate(paths.documents),
    },
    ...students.flatMap((student): Entry[] => [
      {
        id: `transcript-${student.id}`,
        group: "Pages",
        label: `Transcript of ${shortNameOf(student)}`,
        keywords: `${student.last_name} gpa credits college`,
        icon: <IconCertificate {...icon} />,
        run: () => navigate(transcriptAt(student)),
      },
      {
        id: `report-card-${student.id}`,
        group: "Pages",
        label: `Report card of ${shortNameOf(student)}`,
        keywords: `${student.last_name} print grades pdf`,
        icon: <IconFileText {...icon} />,
        run: () => navigate(reportCardFor(student)),
      },
    ]),
  ]
}
