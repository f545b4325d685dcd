import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "green", words: "Days of school", note: "112 of 180" },
  { tone: "blue", words: "Hours of instruction", note: "486 h" },
  { tone: "violet", words: "Lessons done", note: "240" },
  { tone: "amber", words: "Notice of intent", note: "Aug 15" },
]

/** A student's days, hours, lessons and filings of a year. */
export function RecordsSketch() {
  return <SketchRows rows={rows} mark="tile" />
}
