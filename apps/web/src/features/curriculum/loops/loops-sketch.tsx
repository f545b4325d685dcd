import { SketchRows, type SketchRow } from "../../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "amber", words: "Art", note: "Today" },
  { tone: "hearth", words: "Music", note: "Next" },
  { tone: "green", words: "Nature study", note: "Then" },
]

/** Three courses that take turns. */
export function LoopsSketch() {
  return <SketchRows rows={rows} mark="dot" />
}
