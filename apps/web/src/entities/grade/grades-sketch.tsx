import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "blue", words: "Fractions quiz", note: "A 96%" },
  { tone: "violet", words: "Book report", note: "A- 91%" },
  { tone: "green", words: "Leaf collection", note: "B+ 88%" },
]

/** A few grades. */
export function GradesSketch() {
  return <SketchRows rows={rows} mark="dot" />
}
