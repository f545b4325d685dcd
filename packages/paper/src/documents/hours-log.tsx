import { noSubject } from "@hearthbook/core/requirements/report-lines"
import { View } from "@react-pdf/renderer"
import { Facts } from "../parts/facts.tsx"
import { hoursText, monthName, shortDay, yearText } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import { makePaper } from "../parts/make-paper.tsx"
import { Signature } from "../parts/signature.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Table } from "../parts/table.tsx"
import { Heading, Note } from "../parts/words.tsx"

export type HoursPaper = {
  student: { name: string }
  academic_year: string
  hours: {
    days: number
    half_days: number
    minutes: number
    core_minutes: number
    core_home_minutes: number
    by_subject: { name: string | null; core: boolean; minutes: number; home_minutes: number }[]
    by_month: { month: string; days: number; minutes: number; core_minutes: number; core_home_minutes: number }[]
  }
  /** The opening balance: days and hours of this year from before the family used Hearthbook. Not part of `hours`. */
  opening: {
    days: number
    minutes: number
    core_minutes: number
    core_home_minutes: number
    note: string | null
  } | null
  /** Counted time, by day. */
  entries: {
    date: string
    subject: string | null
    activity: string
    place: "home" | "away"
    core: boolean
    minutes: number
  }[]
}

/** Makes the log of a year's hours: totals by subject and month, then each entry. */
export function draw(data: HoursPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ student }) => `Hours log of ${student.name}`,
    data,
    pages: (printed) => <HoursPages {...printed} />,
  })
}

function HoursPages({ student, academic_year, hours, opening, entries }: HoursPaper) {
  const months = [...new Set(entries.map(({ date }) => date.slice(0, 7)))]
  return (
    <>
      <Frame title="Hours log" under={yearText(academic_year)} name={student.name} part="first">
        <Facts
          facts={[
            { name: "Student", value: student.name },
            { name: "Days", value: String(hours.days) },
            { name: "All hours", value: hoursText(hours.minutes) },
            { name: "Core hours", value: hoursText(hours.core_minutes) },
            { name: "Core hours at home", value: hoursText(hours.core_home_minutes) },
          ]}
        />
        <Heading style={{ marginBottom: 3 }}>By subject</Heading>
        <Table
          columns={[
            { title: "Subject" },
            { title: "Core", width: 50, align: "center" },
            { title: "At home", width: 90, align: "right" },
            { title: "All", width: 90, align: "right" },
          ]}
          rows={hours.by_subject.map(({ name, core, minutes, home_minutes }, index) => ({
            key: String(index),
            cells: [name ?? noSubject, core ? "core" : "", hoursText(home_minutes), hoursText(minutes)],
          }))}
        />
        <View style={{ marginTop: 14 }}>
          <Heading style={{ marginBottom: 3 }}>By month</Heading>
          <Table
            columns={[
              { title: "Month" },
              { title: "Days", width: 50, align: "right" },
              { title: "Core at home", width: 90, align: "right" },
              { title: "Core", width: 80, align: "right" },
              { title: "All", width: 80, align: "right" },
            ]}
            rows={hours.by_month.map(({ month, days, minutes, core_minutes, core_home_minutes }) => ({
              key: month,
              cells: [
                monthName(month),
                String(days),
                hoursText(core_home_minutes),
                hoursText(core_minutes),
                hoursText(minutes),
              ],
            }))}
          />
        </View>
        {opening && <Opening opening={opening} hours={hours} />}
        {entries.length === 0 && <Note style={{ marginTop: 14 }}>No single entries were written down.</Note>}
        <Signature />
      </Frame>
      {months.map((month) => (
        <Frame key={month} title="Hours log" name={student.name} part="later">
          <Month month={month} entries={entries.filter(({ date }) => date.startsWith(month))} />
        </Frame>
      ))}
    </>
  )
}

/** The opening balance, and the sums that include it, which are the ones that count. */
function Opening({ opening, hours }: { opening: NonNullable<HoursPaper["opening"]>; hours: HoursPaper["hours"] }) {
  const cellsOf = ({ days, minutes, core_minutes, core_home_minutes }: Omit<typeof opening, "note">) => [
    String(days),
    hoursText(core_home_minutes),
    hoursText(core_minutes),
    hoursText(minutes),
  ]
  const all = {
    days: opening.days + hours.days,
    minutes: opening.minutes + hours.minutes,
    core_minutes: opening.core_minutes + hours.core_minutes,
    core_home_minutes: opening.core_home_minutes + hours.core_home_minutes,
  }
  return (
    <View style={{ marginTop: 14 }}>
      <Heading style={{ marginBottom: 3 }}>With what was brought forward</Heading>
      <Table
        columns={[
          { title: "" },
          { title: "Days", width: 50, align: "right" },
          { title: "Core at home", width: 90, align: "right" },
          { title: "Core", width: 80, align: "right" },
          { title: "All", width: 80, align: "right" },
        ]}
        rows={[
          { key: "log", cells: ["This log", ...cellsOf(hours)] },
          { key: "opening", cells: ["From earlier this year", ...cellsOf(opening)] },
          { key: "all", is_total: true, cells: ["Together", ...cellsOf(all)] },
        ]}
      />
      {opening.note && <Note style={{ marginTop: 4 }}>From earlier this year: {opening.note}</Note>}
    </View>
  )
}

/** A month's entries, with their sum. */
function Month({ month, entries }: { month: string } & Pick<HoursPaper, "entries">) {
  return (
    <>
      <Heading style={{ marginBottom: 3 }}>{monthName(month)}</Heading>
      <Table
        columns={[
          { title: "Day", width: 50 },
          { title: "Subject", share: 2 },
          { title: "Activity", share: 3 },
          { title: "Place", width: 44 },
          { title: "Core", width: 40, align: "center" },
          { title: "Time", width: 70, align: "right" },
        ]}
        rows={[
          ...entries.map(({ date, subject, activity, place, core, minutes }, index) => ({
            key: String(index),
            cells: [shortDay(date), subject ?? noSubject, activity, place, core ? "core" : "", hoursText(minutes)],
          })),
          {
            key: "total",
            is_total: true,
            cells: ["Total", "", "", "", "", hoursText(entries.reduce((sum, { minutes }) => sum + minutes, 0))],
          },
        ]}
      />
    </>
  )
}
