import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "blue", words: "Math", percent: 62, note: "62%" },
  { tone: "violet", words: "Reading", percent: 48, note: "48%" },
  { tone: "green", words: "Science", percent: 35, note: "35%" },
  { tone: "amber", words: "History", percent: 54, note: "54%" },
]

/** The courses of a child and how far each is. */
export function CoursesSketch() {
  return <SketchRows rows={rows} mark="dot" />
}
