import type { Page } from "playwright/test"

/** Labels of the quick-add fields. */
export const quickAdd = {
  title: "Title of a new assignment",
  child: "Child for a new assignment",
  curriculum: "Curriculum for a new assignment",
}

/** Holds each save back until the returned function is called. The save of `lost` then fails. */
export async function holdSaves(page: Page, titles: string[], lost?: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/assignments.create**", async (route) => {
    const body = route.request().postData() ?? ""
    titles.push(/"title":"([^"]*)"/.exec(body)?.[1] ?? "")
    await released
    await (lost && body.includes(lost) ? route.abort() : route.continue())
  })
  return () => release()
}
