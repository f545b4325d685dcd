import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "hearth", words: "Read one whole book aloud each term" },
  { tone: "amber", words: "Ask for a retelling after each chapter" },
  { tone: "blue", words: "Slow down when fractions begin" },
]

/** The goals of a course. */
export function NotesSketch() {
  return <SketchRows rows={rows} mark="tile" />
}
