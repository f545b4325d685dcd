import type { Page } from "playwright/test"

/** What the fields of the line are called. */
export const line = {
  title: "Title of a new assignment",
  child: "Child for a new assignment",
  curriculum: "Curriculum for a new assignment",
}

/** Holds each save back until the answer is called; that of `lost` then never arrives. */
export async function heldSaves(page: Page, asked: string[], lost?: string): Promise<() => void> {
  let free = () => {}
  const held = new Promise<void>((resolve) => (free = resolve))
  await page.route("**/assignments.create**", async (route) => {
    const body = route.request().postData() ?? ""
    asked.push(/"title":"([^"]*)"/.exec(body)?.[1] ?? "")
    await held
    await (lost && body.includes(lost) ? route.abort() : route.continue())
  })
  return () => free()
}
