import type { QueryClient } from "@tanstack/react-query"
import { isDialogOpen } from "./palette-keys.ts"

/** A page that can be printed: the beginning of its title, and an element that it has once its data is there. */
type PrintedPage = { title: string; content: string }

export const printedToday: PrintedPage = { title: "Dashboard", content: 'main [aria-label="Today by child"]' }
export const printedWeek: PrintedPage = { title: "Week", content: 'main [role="group"][aria-label="Week"]' }

/** Milliseconds after which a page that has not loaded is not printed. */
const longest = 10_000

/** Opens the print dialog when a page is shown with its data. Does nothing if another page was opened meanwhile. */
export async function printPage(queries: QueryClient, page: PrintedPage): Promise<void> {
  const begun = performance.now()
  while (!isShown(page) || queries.isFetching() > 0) {
    if (performance.now() - begun > longest) return
    await nextFrame()
  }
  window.print()
}

/** True if the page shows its content, and the palette has closed, which would print in its place. */
function isShown({ title, content }: PrintedPage): boolean {
  return document.querySelector(content) !== null && document.title.startsWith(title) && !isDialogOpen()
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
  })
}
