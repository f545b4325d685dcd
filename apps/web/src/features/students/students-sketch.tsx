import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "hearth", words: "Ada, 5th grade", percent: 80 },
  { tone: "violet", words: "Ben, 2nd grade", percent: 55 },
  { tone: "amber", words: "Cora, 8th grade", percent: 70 },
]

/** Three children and how far each is. */
export function StudentsSketch() {
  return <SketchRows rows={rows} mark="face" />
}
