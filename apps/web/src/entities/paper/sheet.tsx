import type { Day } from "@hearthbook/core/time/days"
import { ChildPages } from "./child-pages.tsx"
import { DaySheet } from "./day-sheet.tsx"
import { Paper } from "./paper.tsx"
import type { PaperChild } from "./paper-day.ts"

/** The content of a print: a day of all children on one page, or a page for each child. */
export type Sheet = { kind: "day"; day: Day; family: PaperChild[] } | { kind: "pages"; family: PaperChild[] }

/** A sheet in place of the page. Nothing while `sheet` is null. */
export function PrintedSheet({ sheet, showsDone }: { sheet: Sheet | null; showsDone: boolean }) {
  if (!sheet) return null
  const { family } = sheet
  return (
    <Paper>
      {sheet.kind === "day" ? (
        <DaySheet day={sheet.day} family={family} showsDone={showsDone} />
      ) : (
        <ChildPages family={family} showsDone={showsDone} />
      )}
    </Paper>
  )
}
