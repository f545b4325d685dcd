import { Download } from "../../entities/download/download.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"

/** The weekly classes and the events as files, of the chosen child. */
export function DownloadSchedule() {
  const { chosen } = useChosenChild()
  const filter = { student_id: chosen?.id }
  return (
    <Download
      lists={[
        { label: "Weekly classes", noun: "schedule", filter },
        { label: "Events", noun: "events", filter },
      ]}
    />
  )
}
