import { monthNames } from "@hearthbook/core/time/month-names"
import type { RecordsView } from "@hearthbook/api/records/records"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { SubjectView } from "@hearthbook/api/family/subject"
import { Button, Group, Menu } from "@mantine/core"
import { IconChevronDown, IconPrinter } from "@tabler/icons-react"
import { Download } from "../../../entities/download/download.tsx"
import { Paper } from "../../../entities/paper/paper.tsx"
import { usePaper } from "../../../entities/paper/use-paper.ts"
import { downloadCsv } from "../../../lib/files/csv.ts"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useToday } from "../../../session/use-session.ts"
import { hoursRows, lessonRows, registerRows } from "./csv-rows.ts"
import { HoursSheet, LessonsSheet, RegisterSheet } from "./record-sheets.tsx"

type Props = {
  student: StudentSummary
  year: SchoolYearView
  grade_level: string | null
  records: RecordsView
  subjects: SubjectView[]
}

/** Sheets that print in place of the page: the register of some months, the hours, or the lessons with what was read. */
type Sheet = { kind: "register"; months: string[] } | { kind: "hours" } | { kind: "lessons" }

/** Prints the records, or parts of them, and downloads them as tables. */
export function RecordsActions({ student, year, grade_level, records, subjects }: Props) {
  const { sheet, print } = usePaper<Sheet>(null)
  const thisMonth = useToday().slice(0, 7)
  const months = records.register.map(({ month }) => month)
  const month = months.includes(thisMonth) ? thisMonth : months.at(-1)
  const file = (kind: string) => `${kind} ${shortNameOf(student)} ${year.academic_year}.csv`
  const ofYear = { student_id: student.id, school_year_id: year.id }
  const inYear = { student_id: student.id, start_date: dayOf(year.start_date), end_date: dayOf(year.end_date) }
  const head = { student, year, grade_level }
  return (
    <Group gap="sm" justify="flex-end" className="screen-only">
      <Download
        lists={[
          { label: "Attendance", noun: "attendance", filter: inYear },
          { label: "Time", noun: "time", filter: inYear },
          { label: "Lessons", noun: "lessons", filter: inYear },
          { label: "Filings", noun: "filings", filter: ofYear },
          { label: "Changes since the lock", noun: "amendments", filter: ofYear },
        ]}
        others={[
          { label: "Register (CSV)", onClick: () => downloadCsv(file("Attendance"), registerRows(records.register)) },
          { label: "Hours summed up (CSV)", onClick: () => downloadCsv(file("Hours"), hoursRows(records)) },
          {
            label: "Lessons done (CSV)",
            onClick: () => downloadCsv(file("Lessons"), lessonRows(records.lessons, subjects)),
          },
        ]}
      />
      <Button.Group>
        {month && (
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
            onClick={() => print({ kind: "register", months: [month] })}
          >
            Print {monthNames[Number(month.slice(5)) - 1]}
          </Button>
        )}
        <Menu position="bottom-end" width={240} withinPortal>
          <Menu.Target>
            <Button variant="default" px="xs" aria-label="More to print">
              {month === undefined && <IconPrinter size={18} stroke={1.5} aria-hidden />}
              <IconChevronDown size={16} stroke={2} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {months.length > 0 && (
              <Menu.Item onClick={() => print({ kind: "register", months })}>Attendance of the year</Menu.Item>
            )}
            <Menu.Item onClick={() => print({ kind: "hours" })}>Hours</Menu.Item>
            <Menu.Item onClick={() => print({ kind: "lessons" })}>Lessons and reading list</Menu.Item>
            <Menu.Item onClick={() => window.print()}>Everything</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      {sheet && (
        <Paper>
          {sheet.kind === "hours" && <HoursSheet {...head} records={records} />}
          {sheet.kind === "lessons" && <LessonsSheet {...head} records={records} subjects={subjects} />}
          {sheet.kind === "register" && <RegisterSheet {...head} records={records} months={sheet.months} />}
        </Paper>
      )}
    </Group>
  )
}
