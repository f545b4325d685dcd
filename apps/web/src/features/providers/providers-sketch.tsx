import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "hearth", words: "Sunny Hill Math", note: "3 courses" },
  { tone: "amber", words: "Open Shelf Readers", note: "2 courses" },
  { tone: "blue", words: "Backyard Science", note: "1 course" },
]

/** A few publishers and how often each is used. */
export function ProvidersSketch() {
  return <SketchRows rows={rows} mark="tile" />
}
