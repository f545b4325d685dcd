import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { formatDays } from "../../../lib/week-labels.ts"
import { SheetFrame } from "../paper/record-sheets.tsx"
import classes from "./filing-sheet.module.css"
import type { FilingValues } from "./filing-values.ts"

type Props = {
  values: FilingValues
  student: StudentSummary
  year: SchoolYearView
  grade_level: string
}

/** A filing on paper: to whom, about which days, and what the parent wrote. */
export function FilingSheet({ values, student, year, grade_level }: Props) {
  const { title, to, fields, note, start_date, end_date } = values
  return (
    <SheetFrame title={title} student={student} year={year} grade_level={grade_level}>
      <p>
        {to && <>To: {to}. </>}
        {formatDays(start_date, end_date)}
      </p>
      {fields.map(({ label, text }) => (
        <section key={label} className={classes.field}>
          <h2>{label}</h2>
          <p>{text === "" ? "–" : text}</p>
        </section>
      ))}
      {fields.length === 0 && note && <p>{note}</p>}
    </SheetFrame>
  )
}
