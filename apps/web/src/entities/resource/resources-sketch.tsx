import { SketchRows, type SketchRow } from "../../ui/feedback/sketch/sketch-rows.tsx"

const rows: SketchRow[] = [
  { tone: "hearth", words: "The Secret Garden", note: "Book" },
  { tone: "blue", words: "Times table games", note: "Link" },
  { tone: "red", words: "How volcanoes work", note: "Video" },
]

/** Books, links and videos. */
export function ResourcesSketch() {
  return <SketchRows rows={rows} mark="tile" />
}
