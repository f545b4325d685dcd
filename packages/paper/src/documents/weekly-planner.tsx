import { View } from "@react-pdf/renderer"
import { CheckBox } from "../parts/check-box.tsx"
import { joined, longDay, shortDay } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import { hairline, ink, line, shade } from "../parts/look.ts"
import { makePaper } from "../parts/make-paper.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Note, Part, Words } from "../parts/words.tsx"

/** Something to do or to be at: a class, a lesson, due work or an event. */
export type PlannedItem = {
  kind: "class" | "lesson" | "due" | "event"
  subject: string | null
  title: string
  /** HH:MM, or null for the whole day. */
  time: string | null
  minutes: number | null
  is_done: boolean
}

export type PlannedPaperDay = { date: string; is_school_day: boolean; name: string | null; items: PlannedItem[] }

export type WeeklyPlannerPaper = {
  student: { name: string }
  days: PlannedPaperDay[]
  /** True for boxes that are all empty, to be ticked by hand. */
  hide_completion: boolean
}

/** Makes a child's week: subjects by days, with a box for each thing to do. */
export function draw(data: WeeklyPlannerPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ student }) => `Week of ${student.name}`,
    data,
    pages: (printed) => <PlannerPages {...printed} />,
  })
}

const subjectWidth = 88

function PlannerPages({ student, days, hide_completion }: WeeklyPlannerPaper) {
  const first = days[0]?.date ?? ""
  // A weekend on which nothing happens takes no room.
  const shown = days.filter(({ is_school_day, name, items }) => is_school_day || name || items.length > 0)
  const subjects = [...new Set(shown.flatMap(({ items }) => items.map(rowOf)))].toSorted(otherLast)
  return (
    <Frame title={student.name} under={`Week of ${longDay(first)}`} name="Weekly planner" landscape>
      <Part as="Table">
        <Part as="TR" fixed style={{ flexDirection: "row", borderBottom: `0.8 solid ${ink}`, paddingBottom: 3 }}>
          <Part as="TH" style={{ width: subjectWidth }} />
          {shown.map(({ date, name }) => (
            <Part key={date} as="TH" style={columnStyle}>
              <Words style={{ fontWeight: 600 }}>{`${weekdayName(date)} ${shortDay(date)}`}</Words>
              {name && <Note>{name}</Note>}
            </Part>
          ))}
        </Part>
        {subjects.map((subject) => (
          <Part
            key={subject}
            as="TR"
            style={{ flexDirection: "row", borderBottom: `${hairline} solid ${line}`, minHeight: 54 }}
            wrap={false}
          >
            <Words as="TH" style={{ width: subjectWidth, fontWeight: 600, paddingVertical: 5, paddingRight: 6 }}>
              {subject}
            </Words>
            {shown.map((day) => (
              <Part
                key={day.date}
                as="TD"
                style={{ ...columnStyle, backgroundColor: day.is_school_day ? undefined : shade }}
              >
                {day.items
                  .filter((item) => rowOf(item) === subject)
                  .map((item, index) => (
                    <Item key={index} item={item} hide_completion={hide_completion} />
                  ))}
              </Part>
            ))}
          </Part>
        ))}
      </Part>
      {subjects.length === 0 && <Words style={{ marginTop: 12 }}>Nothing is planned this week.</Words>}
      <View wrap={false} style={{ marginTop: 12 }}>
        <Note>Notes</Note>
        <View style={{ height: 42, borderBottom: `${hairline} solid ${line}` }} />
      </View>
    </Frame>
  )
}

const columnStyle = {
  flexGrow: 1,
  flexBasis: 0,
  paddingHorizontal: 5,
  paddingVertical: 4,
  borderLeft: `${hairline} solid ${line}`,
}

const others = "Other"

function rowOf({ subject }: PlannedItem): string {
  return subject ?? others
}

function otherLast(a: string, b: string): number {
  return Number(a === others) - Number(b === others)
}

/** An item with its box. Classes and events are kept to, not ticked. */
export function Item({ item, hide_completion }: { item: PlannedItem; hide_completion: boolean }) {
  const { kind, title, time, minutes, is_done } = item
  const canBeDone = kind === "lesson" || kind === "due"
  const small = joined([kind === "due" && "Due", minutes !== null && kind === "lesson" && `${minutes} min`])
  return (
    <View style={{ flexDirection: "row", marginBottom: 2 }} wrap={false}>
      {canBeDone && <CheckBox is_done={is_done && !hide_completion} />}
      <View style={{ flex: 1 }}>
        <Words style={{ fontSize: 9 }}>{joined([time, title], "  ")}</Words>
        {small && <Note>{small}</Note>}
      </View>
    </View>
  )
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

export function weekdayName(date: string): string {
  return weekdays[new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? ""
}
