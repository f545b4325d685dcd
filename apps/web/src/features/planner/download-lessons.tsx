import { addDays } from "@hearthbook/core/time/days"
import { Download } from "../../entities/download/download.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { usePlanner } from "./shared/use-planner.ts"

/** The lessons as a file: those of the shown week, and all. */
export function DownloadLessons() {
  const { view, week } = usePlanner()
  const { chosen } = useChosenChild({ narrows: view === "week" })
  const all = { student_id: view === "week" ? chosen?.id : undefined }
  const ofWeek = { ...all, start_date: week, end_date: addDays(week, 6) }
  return (
    <Download
      lists={[
        ...(view === "week" ? [{ label: "Lessons of this week", noun: "lessons" as const, filter: ofWeek }] : []),
        { label: "All lessons", noun: "lessons", filter: all },
      ]}
    />
  )
}
