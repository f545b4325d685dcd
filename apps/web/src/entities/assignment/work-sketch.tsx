import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "green", words: "Fractions, page 24", note: "Today", mark: "done" },
  { tone: "violet", words: "Read chapters 3 and 4", note: "Tomorrow" },
  { tone: "hearth", words: "Draw the water cycle", note: "Thu" },
  { tone: "amber", words: "Letter to Grandma", note: "Fri" },
]

const done = rows.map((row): SketchRow => ({ ...row, tone: "green", mark: "done" }))

/** Assignments with their days: the first one is turned in, or all if `isDone`. */
export function WorkSketch({ isDone = false }: { isDone?: boolean }) {
  return <SketchRows rows={isDone ? done : rows} mark="box" />
}
