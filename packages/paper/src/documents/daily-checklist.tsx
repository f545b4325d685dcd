import { View } from "@react-pdf/renderer"
import { joined, longDay } from "../parts/figures.ts"
import { Frame } from "../parts/frame.tsx"
import { hairline, ink, line } from "../parts/look.ts"
import { makePaper } from "../parts/make-paper.tsx"
import type { Sheet } from "../parts/sheet.ts"
import { Heading, Note, Words } from "../parts/words.tsx"
import { Item, weekdayName, type PlannedItem } from "./weekly-planner.tsx"

export type DailyChecklistPaper = {
  date: string
  /** The day off or extra school day. */
  name: string | null
  children: {
    name: string
    items: PlannedItem[]
    /** From earlier days and not done. */
    left_over: PlannedItem[]
    left_over_count: number
  }[]
}

/** Makes the day of all children on one page: a column for each, with boxes to tick. */
export function draw(data: DailyChecklistPaper, sheet: Sheet): Promise<Uint8Array> {
  return makePaper(sheet, {
    title: ({ date }) => `Checklist of ${longDay(date)}`,
    data,
    pages: (printed) => <ChecklistPages {...printed} />,
  })
}

/** The columns beside each other. More children than that start a new row. */
const across = 3

function ChecklistPages({ date, name, children }: DailyChecklistPaper) {
  const rows = Array.from({ length: Math.ceil(children.length / across) }, (_, index) =>
    children.slice(index * across, (index + 1) * across),
  )
  return (
    <Frame title={weekdayName(date)} under={joined([longDay(date), name])} name="Daily checklist">
      {rows.map((row, index) => (
        <View key={index} style={{ flexDirection: "row", gap: 18, marginBottom: 18 }}>
          {row.map((child, at) => (
            <Child key={at} {...child} />
          ))}
          {/* The last row's columns are as wide as those above. */}
          {Array.from({ length: index > 0 ? across - row.length : 0 }, (_, at) => (
            <View key={`empty ${at}`} style={{ flexGrow: 1, flexBasis: 0 }} />
          ))}
        </View>
      ))}
    </Frame>
  )
}

function Child({ name, items, left_over, left_over_count }: DailyChecklistPaper["children"][number]) {
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Heading style={{ borderBottom: `0.8 solid ${ink}`, paddingBottom: 3, marginBottom: 5 }}>{name}</Heading>
      {items.length === 0 && <Note>Nothing is planned.</Note>}
      {items.map((item, index) => (
        <Item key={index} item={withSubject(item)} hide_completion={false} />
      ))}
      {left_over.length > 0 && (
        <View style={{ marginTop: 6, borderTop: `${hairline} solid ${line}`, paddingTop: 4 }}>
          <Words style={{ fontWeight: 600, fontSize: 8.5, marginBottom: 3 }}>Left over</Words>
          {left_over.map((item, index) => (
            <Item key={index} item={withSubject(item)} hide_completion={false} />
          ))}
          {left_over_count > left_over.length && <Note>{`and ${left_over_count - left_over.length} more`}</Note>}
        </View>
      )}
    </View>
  )
}

function withSubject(item: PlannedItem): PlannedItem {
  const { subject, title } = item
  return subject && subject !== title ? { ...item, title: `${subject}: ${title}` } : item
}
