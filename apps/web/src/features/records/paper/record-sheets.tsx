import { monthNames } from "@hearthbook/core/time/month-names"
import type { ReactNode } from "react"
import { fullName } from "@hearthbook/core/names/names"
import type { RecordsView } from "@hearthbook/api/records/records"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { SubjectView } from "@hearthbook/api/family/subject"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { countOf, dayOf, formatDay, formatGradeLevel } from "../../../lib/format.ts"
import { weekdayName } from "../../../lib/week-labels.ts"
import { useFamily, useToday } from "../../../session/use-session.ts"
import { HoursSection } from "../log/hours-section.tsx"
import { attendedDays, cellWords } from "../log/register-cells.ts"
import { RegisterTable } from "../log/register-table.tsx"
import { AmendmentList } from "../year/amendment-list.tsx"
import classes from "./record-sheets.module.css"

type Head = {
  student: StudentSummary
  year: SchoolYearView
  /** The grade of the student in the year; null if it is not known. */
  grade_level: string | null
}

/** The register of a month day by day, or of several months as a table, with the changes since the lock. */
export function RegisterSheet({ records, months, ...head }: Head & { records: RecordsView; months: string[] }) {
  const { amendments } = records
  const register = records.register.filter(({ month }) => months.includes(month))
  const only = register.length === 1 ? register[0] : undefined
  const marks = amendments.filter(({ noun }) => noun === "attendance")
  return (
    <SheetFrame title={only ? `Attendance, ${monthOf(only.month)}` : "Attendance"} {...head}>
      {only ? <MonthTable month={only} /> : <RegisterTable register={register} />}
      <p>
        {countOf(attendedDays(register.flatMap(({ days }) => days)), "day")} attended
        {only ? ` in ${monthOf(only.month)}` : ` in ${head.year.academic_year}`}.
      </p>
      {marks.length > 0 && (
        <>
          <h2>Changes since the year was locked</h2>
          <AmendmentList amendments={marks} />
        </>
      )}
    </SheetFrame>
  )
}

/** The hours by subject and month. */
export function HoursSheet({ records: { hours, opening }, ...head }: Head & { records: RecordsView }) {
  return (
    <SheetFrame title="Hours" {...head}>
      <HoursSection hours={hours} opening={opening} />
    </SheetFrame>
  )
}

/** The log of the year: each lesson with its day, and the titles that were read or used. */
export function LessonsSheet({
  records: { lessons, field_trips },
  subjects,
  ...head
}: Head & { records: RecordsView; subjects: SubjectView[] }) {
  const titles = [...new Set(lessons.flatMap(({ resources }) => resources))].toSorted()
  const nameOf = (id: string) => subjects.find((subject) => subject.id === id)?.name ?? ""
  return (
    <SheetFrame title="Lessons" {...head}>
      <table className={classes.days}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Subject</th>
            <th scope="col">Lesson</th>
          </tr>
        </thead>
        <tbody>
          {lessons.map(({ id, date, subject_id, title }) => (
            <tr key={id}>
              <td>{formatDay(date)}</td>
              <td>{nameOf(subject_id)}</td>
              <td>{title}</td>
            </tr>
          ))}
          {field_trips.map(({ id, start_date, title }) => (
            <tr key={id}>
              <td>{formatDay(start_date)}</td>
              <td>Field trip</td>
              <td>{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {titles.length > 0 && (
        <>
          <h2>Reading list and materials</h2>
          <ul>
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </SheetFrame>
  )
}

function MonthTable({ month: { days } }: { month: RecordsView["register"][number] }) {
  return (
    <table className={classes.days}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Attendance</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">
              {weekdayName(dayOf(day.date)).slice(0, 3)}, {formatDay(day.date)}
            </th>
            <td>{cellWords(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The head of each sheet: what it is, of whom, in which year and when it was printed; and lines to sign. */
export function SheetFrame({
  title,
  student,
  year,
  grade_level,
  children,
}: Head & { title: string; children: ReactNode }) {
  const { name } = useFamily()
  const today = useToday()
  return (
    <section className={classes.sheet}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>
          {fullName(student)}
          {grade_level && `, ${formatGradeLevel(grade_level)}`} · {name} · {year.academic_year}
        </p>
      </header>
      {children}
      <footer className={classes.foot}>
        <span>Printed on {formatDay(today)}</span>
        <span className={classes.sign}>Signature</span>
      </footer>
    </section>
  )
}

function monthOf(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`
}
