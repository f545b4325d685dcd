import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "violet", words: "Book report is turned in", note: "Today" },
  { tone: "green", words: "Fractions quiz has a grade", note: "Mon" },
]

/** Two notifications. */
export function NotificationsSketch() {
  return <SketchRows rows={rows} mark="dot" />
}
