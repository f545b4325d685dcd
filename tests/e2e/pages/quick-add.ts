import type { Page } from "playwright/test"

/** Labels of the quick-add fields. */
export const quickAdd = {
  title: "Title of a new assignment",
  child: "Child for a new assignment",
  curriculum: "Curriculum for a new assignment",
}

/** Holds each save back until the returned function is called. The save of `lost` then fails. */
export async function holdSaves(page: Page, asked: string[], lost?: string): Promise<() => void> {
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
