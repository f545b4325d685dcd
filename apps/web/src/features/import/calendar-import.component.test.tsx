import type { ImportView } from "@hearthbook/api/data/import"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { id, change_id, preview, answerUpload, openPage, openPreview } from "../../testing/import-page.tsx"

beforeEach(() => {
  const { href } = window.location
  onTestFinished(() => {
    window.history.replaceState(null, "", href)
  })
})

const rowOf = (row: number, title: string, start_date: string): ImportView["rows"][number] => ({
  row,
  status: "new",
  values: { title, start_date, end_date: start_date, all_day: "yes", location: "Church hall" },
  issues: [],
  warnings: [],
})

test(
  "a calendar is chosen as a file, and events without a tick are left out",
  { tags: ["import.calendar-choose"] },
  async () => {
    window.history.replaceState(null, "", "/import?kind=calendar")
    const rows = [rowOf(1, "Picnic", "2020-08-20"), rowOf(2, "Co-op", "2099-10-01"), rowOf(3, "Fair", "2099-10-03")]
    const view: ImportView = {
      ...preview,
      kind: "calendar",
      filename: "co-op.ics",
      columns: [],
      counts: { new: 3, changed: 0, unchanged: 0, removed: 0, wrong: 0 },
      rows,
    }
    const sent = answerUpload(() => Response.json(view))
    const { callsOf } = await openPage({
      "imports.byId": () => view,
      "imports.rows": () => rows,
      "students.list": () => [],
      "imports.confirm": () => ({
        created: 1,
        changed: 0,
        unchanged: 0,
        removed: 0,
        left_out: 2,
        change_id,
        summary: "Imported 1 event",
      }),
    })
    await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible()
    await expect.element(page.getByLabelText("Paste a table")).not.toBeInTheDocument()
    const file = new File(["BEGIN:VCALENDAR"], "co-op.ics", { type: "text/calendar" })
    const input = document.querySelector("input[type=file]")
    if (!(input instanceof HTMLInputElement)) throw new Error("There is no field for a file.")
    await userEvent.upload(input, file)
    await expect.element(page.getByRole("button", { name: "Import 3 events" })).toBeVisible()
    expect(sent[0]?.url).toBe("/api/v1/imports?kind=calendar&filename=co-op.ics")
    await page.getByRole("button", { name: "Leave out 1 past event" }).click()
    await page.getByRole("checkbox", { name: "Fair" }).click()
    await page.getByRole("button", { name: "Import 1 event, leave out 2" }).click()
    await expect.element(page.getByText("Imported 1 event.")).toBeVisible()
    expect(callsOf("imports.confirm")).toEqual([{ id, leave_out_wrong: false, leave_out_rows: [1, 3] }])
  },
)

test(
  "a calendar that changed says what it removes, and its whole days may become days off",
  { tags: ["import.calendar-follows", "import.calendar-days-off"] },
  async () => {
    const kept = { field: "title", column: null, value: null, message: "You edited it here, so it stays." }
    const rows: ImportView["rows"] = [
      rowOf(1, "Co-op", "2099-10-01"),
      { ...rowOf(2, "Trip", "2099-10-02"), status: "removed" },
      { ...rowOf(3, "Play", "2099-10-03"), status: "unchanged", warnings: [kept] },
    ]
    const counts = { new: 1, changed: 0, unchanged: 1, removed: 1, wrong: 0 }
    const view: ImportView = { ...preview, kind: "calendar", columns: [], counts, rows }
    const { callsOf } = await openPreview(view, {
      "imports.rows": () => rows,
      "students.list": () => [],
      "imports.update": () => ({ ...view, defaults: { ...view.defaults, as: "days_off" } }),
    })
    await expect.element(page.getByText("You edited it here, so it stays.")).toBeVisible()
    await expect.element(page.getByRole("button", { name: "Import 1 event, remove 1" })).toBeVisible()
    await page.getByRole("checkbox", { name: "Co-op" }).click()
    await expect.element(page.getByRole("button", { name: "Remove 1 event, leave out 1" })).toBeVisible()
    await page.getByText("Days off").click()
    await expect.poll(() => callsOf("imports.update")).toEqual([{ id, defaults: { as: "days_off" } }])
    await expect.element(page.getByRole("radio", { name: "Days off" })).toBeChecked()
  },
)

test(
  "the same calendar is read again as it was chosen, and takes one press",
  { tags: ["import.remembered"] },
  async () => {
    window.history.replaceState(null, "", "/import?kind=calendar")
    const rows = [rowOf(1, "Break", "2099-10-01")]
    const counts = { new: 1, changed: 0, unchanged: 0, removed: 0, wrong: 0 }
    const view: ImportView = { ...preview, kind: "calendar", filename: "school.ics", columns: [], counts, rows }
    let current = view
    answerUpload(() => Response.json((current = view)))
    const { callsOf } = await openPage({
      "imports.byId": () => current,
      "imports.rows": () => rows,
      "students.list": () => [],
      "imports.update": () => (current = { ...view, defaults: { ...view.defaults, as: "days_off" } }),
    })
    const choose = async () => {
      await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible()
      const input = document.querySelector("input[type=file]")
      if (!(input instanceof HTMLInputElement)) throw new Error("There is no field for a file.")
      return userEvent.upload(input, new File(["BEGIN:VCALENDAR"], "school.ics", { type: "text/calendar" }))
    }
    await choose()
    await page.getByText("Days off").click()
    await page.getByRole("button", { name: "Start over" }).click()
    await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible()
    await choose()
    await expect.element(page.getByRole("radio", { name: "Days off" })).toBeChecked()
    await expect.element(page.getByRole("button", { name: "Import 1 event" })).toBeEnabled()
    expect(callsOf("imports.update")).toMatchObject([
      { defaults: { as: "days_off" } },
      { defaults: { as: "days_off" } },
    ])
  },
)
