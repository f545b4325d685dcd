import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "hearth", words: "Ada", squares: ["green", "green", "green", "blue", "green"] },
  { tone: "violet", words: "Ben", squares: ["green", "amber", "green", "green", "green"] },
  { tone: "amber", words: "Cora", squares: ["green", "green", "absent", "green", "green"] },
]

/** A week of attendance marks. */
export function AttendanceSketch() {
  return <SketchRows rows={rows} mark="face" />
}
