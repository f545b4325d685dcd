import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { fullName } from "@hearthbook/core/names/names"
import { trpc } from "../../api/trpc.ts"
import { formatGradeLevel } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"
import { AskedSection } from "./requirements/requirements-section.tsx"
import { FilingsSection } from "./filings/filings-section.tsx"
import { HoursSection } from "./log/hours-section.tsx"
import { LessonsSection } from "./log/lessons-section.tsx"
import { RegisterSection } from "./log/register-section.tsx"
import { TripsSection } from "./log/trips-section.tsx"
import classes from "./child-records.module.css"
import { gradeIn } from "./paper/grade-in-year.ts"
import { RecordsActions } from "./paper/records-actions.tsx"
import { LockSection } from "./year/lock-section.tsx"

type Props = { student: StudentSummary; year: SchoolYearView }

/** The records of one child and year. What needs something from the parent comes first. */
export function ChildRecords({ student, year }: Props) {
  const asked = { student_id: student.id, school_year_id: year.id }
  const [[records, requirements, subjects]] = trpc.useSuspenseQueries((ask) => [
    ask.records.ofYear(asked),
    ask.requirements.list(asked),
    ask.subjects.list({}),
  ])
  const requirement = requirements[0] ?? null
  const grade_level = gradeIn(year, { student, requirement, today: useToday() })
  return (
    <>
      <p className={classes.paper}>
        {fullName(student)}
        {grade_level && `, ${formatGradeLevel(grade_level)}`} · {year.academic_year}
      </p>
      <RecordsActions student={student} year={year} grade_level={grade_level} records={records} subjects={subjects} />
      <AskedSection student={student} year={year} requirement={requirement} pace={records.pace} />
      {requirement && <FilingsSection filings={records.filings} requirement={requirement} />}
      <RegisterSection register={records.register} hours={records.hours} />
      <HoursSection hours={records.hours} opening={records.opening} />
      <LessonsSection lessons={records.lessons} subjects={subjects} />
      <TripsSection trips={records.field_trips} />
      <LockSection student={student} year={year} amendments={records.amendments} />
    </>
  )
}
