import type { FilingDraftView } from "@hearthbook/api/schemas/filing"
import type { SchoolYearView } from "@hearthbook/api/schemas/school-year"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { dayOf } from "../../../lib/format.ts"
import { formatDays } from "../../../lib/week-words.ts"
import { SheetFrame } from "../paper/record-sheets.tsx"
import classes from "./filing-sheet.module.css"
import type { FilingValues } from "./filing-values.ts"

type Props = {
  values: FilingValues
  draft: FilingDraftView
  student: StudentView
  year: SchoolYearView
  grade_level: string
}

/** A filing on paper: to whom, about which days, and what the parent wrote. */
export function FilingSheet({ values, draft, student, year, grade_level }: Props) {
  const { title, to, fields, note } = values
  return (
    <SheetFrame title={title} student={student} year={year} grade_level={grade_level}>
      <p>
        {to && <>To: {to}. </>}
        {formatDays(dayOf(draft.start_date), dayOf(draft.end_date))}
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
