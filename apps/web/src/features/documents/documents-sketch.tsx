import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "violet", words: "Algebra I", note: "A−" },
  { tone: "green", words: "Biology", note: "B+" },
  { tone: "blue", words: "World History", note: "A" },
  { tone: "amber", words: "Attendance", note: "88 days" },
]

/** A report card. */
export function DocumentsSketch() {
  return <SketchRows rows={rows} mark="tile" />
}
