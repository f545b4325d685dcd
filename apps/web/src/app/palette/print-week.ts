import type { QueryClient } from "@tanstack/react-query"
import { isDialogOpen } from "./palette-keys.ts"

/** Milliseconds after which a week that has not loaded is not printed. */
const longest = 10_000

/** Opens the print dialog when the page of the week is shown with its data. Does nothing if another page was opened meanwhile. */
export async function printWeek(queries: QueryClient): Promise<void> {
  const begun = performance.now()
  while (!isWeekShown() || queries.isFetching() > 0) {
    if (performance.now() - begun > longest) return
    await nextFrame()
  }
  window.print()
}

/** True if the page of the week shows its days, and the palette has closed, which would print in its place. */
function isWeekShown(): boolean {
  const days = document.querySelector('main [role="group"][aria-label="Week"]')
  return days !== null && document.title.startsWith("Week") && !isDialogOpen()
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
  })
}
