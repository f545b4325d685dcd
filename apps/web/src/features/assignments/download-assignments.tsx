import { useCourseNames } from "../../entities/curriculum/use-course-names.ts"
import { Download } from "../../entities/download/download.tsx"
import { useAssignmentFilters } from "./filters/use-assignment-filters.ts"

/** The assignments as a file, with the filters that are set. */
export function DownloadAssignments() {
  const curricula = useCourseNames()
  const { student, status, subject_id, range, text } = useAssignmentFilters(curricula)
  const filter = {
    student_id: student?.id,
    subject_id,
    // As on the page, work that is turned in is not overdue.
    status: status === "overdue" ? "overdue_to_do" : status,
    start_date: range.start_date,
    end_date: range.end_date,
    search: text,
  }
  return <Download lists={[{ label: "Assignments", noun: "assignments", filter }]} />
}
