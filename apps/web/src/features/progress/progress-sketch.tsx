import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "blue", words: "Math", percent: 72, note: "A" },
  { tone: "violet", words: "Reading", percent: 58, note: "A-" },
  { tone: "green", words: "Science", percent: 40, note: "B+" },
  { tone: "amber", words: "History", percent: 64, note: "A" },
]

/** A faint picture of courses with their progress. */
export function ProgressSketch() {
  return <SketchRows rows={rows} mark="dot" />
}
