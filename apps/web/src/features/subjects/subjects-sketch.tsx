import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "blue", words: "Math", note: "5th grade" },
  { tone: "violet", words: "Reading", note: "5th grade" },
  { tone: "green", words: "Science", note: "All grades" },
  { tone: "amber", words: "Art", note: "All grades" },
]

/** A few subjects with their colors. */
export function SubjectsSketch() {
  return <SketchRows rows={rows} mark="tile" />
}
