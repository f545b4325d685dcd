import { wasThere, type AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { View } from "@react-pdf/renderer"
import { Facts } from "../parts/facts.tsx"
import { hoursText, joined, longDay, monthName, shortDay, yearText } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import { hairline, line, shade } from "../parts/look.ts"
import { makePaper } from "../parts/make-paper.tsx"
import { Signature } from "../parts/signature.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Table } from "../parts/table.tsx"
import { Heading, Note, Part, Words } from "../parts/words.tsx"

export type RegisterPaper = {
  student: { name: string }
  academic_year: string
  /** The days of the year by month (YYYY-MM). */
  register: {
    month: string
    days: {
      date: string
      is_school_day: boolean
      name: string | null
      status: AttendanceStatus | null
      fraction: number | null
      minutes: number | null
      recorded_late: boolean
    }[]
  }[]
  /** Changes after the year was locked. */
  amendments: { day: string; changed_at: string; changed_by: string; change: string; reason: string }[]
}

type RegisterDay = RegisterPaper["register"][number]["days"][number]

/** Makes the attendance of a year at a glance: months by days, with totals. */
export function draw(data: RegisterPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ student }) => `Attendance register of ${student.name}`,
    data,
    pages: (printed) => <RegisterPages {...printed} />,
  })
}

function RegisterPages({ student, academic_year, register, amendments }: RegisterPaper) {
  const days = register.flatMap((month) => month.days)
  const present = days.reduce((sum, day) => sum + daysOf(day), 0)
  const minutes = days.reduce((sum, day) => sum + (daysOf(day) > 0 ? (day.minutes ?? 0) : 0), 0)
  return (
    <Frame title="Attendance register" under={yearText(academic_year)} name={student.name} landscape>
      <Facts
        facts={[
          { name: "Student", value: student.name },
          { name: "Days of school", value: String(present) },
          { name: "Absent", value: String(count(days, "absent")) },
          { name: "Excused", value: String(count(days, "excused")) },
          { name: "Late", value: String(count(days, "late")) },
          { name: "Hours counted by the day", value: minutes > 0 ? hoursText(minutes) : null },
        ]}
      />
      <Part as="Table">
        <HeadRow />
        {register.map((month) => (
          <MonthRow key={month.month} {...month} />
        ))}
      </Part>
      <Note style={{ marginTop: 8 }}>
        P present · ½ half a day · L late · A absent · E excused · grey: no school · underlined: recorded more than 7
        days later
      </Note>
      <DaysOff days={days} />
      {amendments.length > 0 && (
        <View style={{ marginTop: 12 }}>
          <Heading style={{ marginBottom: 3 }}>Changed after the year was locked</Heading>
          <Table
            columns={[
              { title: "Day", width: 100 },
              { title: "Change" },
              { title: "Reason" },
              { title: "Changed", width: 150 },
            ]}
            rows={amendments.map(({ day, changed_at, changed_by, change, reason }, index) => ({
              key: String(index),
              cells: [longDay(day), change, reason, joined([longDay(changed_at), changed_by])],
            }))}
          />
        </View>
      )}
      <Signature />
    </Frame>
  )
}

const monthWidth = 74
const totalWidth = 34
const dates = Array.from({ length: 31 }, (_, index) => index + 1)

function HeadRow() {
  return (
    <Part as="TR" fixed style={{ flexDirection: "row" }}>
      <Note as="TH" style={{ width: monthWidth, fontSize: 7.5 }}>
        Month
      </Note>
      {dates.map((date) => (
        <Note key={date} as="TH" style={{ flexGrow: 1, flexBasis: 0, textAlign: "center", fontSize: 7.5 }}>
          {date}
        </Note>
      ))}
      <Note as="TH" style={{ width: totalWidth, textAlign: "right", fontSize: 7.5 }}>
        Days
      </Note>
    </Part>
  )
}

function MonthRow({ month, days }: RegisterPaper["register"][number]) {
  const byDate = new Map(days.map((day) => [Number(day.date.slice(8, 10)), day]))
  return (
    <Part as="TR" wrap={false} style={{ flexDirection: "row", borderTop: `${hairline} solid ${line}` }}>
      <Words as="TD" style={{ width: monthWidth, paddingVertical: 3 }}>
        {monthName(month)}
      </Words>
      {dates.map((date) => (
        <DayCell key={date} day={byDate.get(date)} />
      ))}
      <Words as="TD" style={{ width: totalWidth, textAlign: "right", paddingVertical: 3, fontWeight: 600 }}>
        {String(days.reduce((sum, day) => sum + daysOf(day), 0))}
      </Words>
    </Part>
  )
}

function DayCell({ day }: { day: RegisterDay | undefined }) {
  const text = day ? codeOf(day) : ""
  const style = {
    flexGrow: 1,
    flexBasis: 0,
    paddingVertical: 3,
    borderLeft: `${hairline} solid ${line}`,
    backgroundColor: day && !day.is_school_day ? shade : undefined,
  }
  if (!text) return <Part as="TD" style={style} />
  return (
    <Part as="TD" style={style}>
      <Words style={{ textAlign: "center", fontSize: 9, textDecoration: day?.recorded_late ? "underline" : "none" }}>
        {text}
      </Words>
    </Part>
  )
}

const codes: Record<AttendanceStatus, string> = { present: "P", absent: "A", late: "L", excused: "E" }

function codeOf({ status, fraction }: RegisterDay): string {
  if (status === null) return ""
  return daysOf({ status, fraction }) === 0.5 ? "½" : codes[status]
}

/** The days of school that a mark counts. */
function daysOf({ status, fraction }: Pick<RegisterDay, "status" | "fraction">): number {
  return status !== null && wasThere(status) ? (fraction ?? 1) : 0
}

function count(days: RegisterDay[], status: RegisterDay["status"]): number {
  return days.filter((day) => day.status === status).length
}

/** The named days off and extra days, each with its first and last day. */
function DaysOff({ days }: { days: RegisterDay[] }) {
  const spans: { name: string; first: string; last: string }[] = []
  for (const { name, date } of days) {
    const before = spans.at(-1)
    if (!name) continue
    if (before?.name === name && isNext(before.last, date)) before.last = date
    else spans.push({ name, first: date, last: date })
  }
  if (spans.length === 0) return null
  const texts = spans.map(({ name, first, last }) =>
    first === last ? `${name} (${shortDay(first)})` : `${name} (${shortDay(first)} to ${shortDay(last)})`,
  )
  return <Note style={{ marginTop: 2 }}>{texts.join(" · ")}</Note>
}

function isNext(before: string, date: string): boolean {
  return Date.parse(date.slice(0, 10)) - Date.parse(before.slice(0, 10)) === 86_400_000
}
