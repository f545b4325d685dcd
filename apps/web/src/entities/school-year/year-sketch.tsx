import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "hearth", words: "Fall term", note: "Aug 24 to Dec 18" },
  { tone: "amber", words: "Winter break", note: "Dec 21 to Jan 1" },
  { tone: "blue", words: "Spring term", note: "Jan 4 to Jun 4" },
]

/** A school year with its terms and days off. */
export function YearSketch() {
  return <SketchRows rows={rows} mark="tile" />
}
