import { SketchRows, type SketchRow } from "../../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "green", words: "Place value", note: "Mon, Sep 7", mark: "done" },
  { tone: "green", words: "Adding large numbers", note: "Wed, Sep 9", mark: "done" },
  { tone: "slate", words: "Rounding", note: "Mon, Sep 14" },
  { tone: "slate", words: "Word problems", note: "Wed, Sep 16" },
]

/** The lessons of a course, the first ones done. */
export function LessonsSketch() {
  return <SketchRows rows={rows} mark="box" />
}
