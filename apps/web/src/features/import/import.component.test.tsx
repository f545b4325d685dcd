import type { ImportView } from "@hearthbook/api/data/import"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../testing/fake-server.ts"
import { id, change_id, columns, preview, answerUpload, openPage, openPreview } from "../../testing/import-page.tsx"

beforeEach(() => {
  const { href } = window.location
  onTestFinished(() => {
    window.history.replaceState(null, "", href)
    localStorage.removeItem("hearthbook.import-choices")
  })
})

test("a pasted table is read at once, and its preview names what is wrong", { tags: ["import.page"] }, async () => {
  window.history.replaceState(null, "", "/import?kind=lessons")
  const sent = answerUpload(() => Response.json(preview))
  await openPage({ "imports.byId": () => preview })
  await page
    .getByLabelText("Paste a table")
    .fill("Topic,When,Course\nFractions,2026-09-21,Math\nDecimals,9/31/2026,Math")
  await expect.element(page.getByText("1 new, 1 wrong")).toBeVisible()
  await expect.element(page.getByText("Day “9/31/2026”: This is not a day.")).toBeVisible()
  expect(sent[0]?.url).toBe("/api/v1/imports?kind=lessons&filename=Pasted+table")
  expect(await sent[0]?.body.text()).toContain("Fractions,2026-09-21")
})

test("what was pasted stays if it cannot be read", { tags: ["import.page"] }, async () => {
  window.history.replaceState(null, "", "/import")
  const body = {
    code: "VALIDATION_ERROR",
    message: "There is nothing to read here: the table is empty.",
    request_id: "1",
  }
  answerUpload(() => Response.json(body, { status: 400 }))
  await openPage()
  const table = page.getByLabelText("Paste a table")
  await table.fill(";\n;\n;")
  await expect.element(page.getByRole("alert")).toHaveTextContent("There is nothing to read here: the table is empty.")
  await expect.element(table).toHaveValue(";\n;\n;")
})

test(
  "one button imports the rows, leaves out the wrong ones and offers to undo it",
  { tags: ["import.page"] },
  async () => {
    const { callsOf } = await openPreview(preview, {
      "imports.confirm": () => ({
        created: 1,
        changed: 0,
        unchanged: 0,
        removed: 0,
        left_out: 1,
        change_id,
        summary: "Imported 1 lesson",
      }),
    })
    await page.getByRole("button", { name: "Import 1 lesson, leave out 1" }).click()
    await expect.element(page.getByText("Imported 1 lesson.")).toBeVisible()
    await expect.element(page.getByRole("button", { name: "Undo" })).toBeVisible()
    expect(callsOf("imports.confirm")).toEqual([{ id, leave_out_wrong: true }])
  },
)

test("a refused import says why and stays", { tags: ["import.page"] }, async () => {
  const refusal = new Refusal("CONFLICT", { issues: [{ field: "status", message: "This was imported already." }] })
  await openPreview(preview, {
    "imports.confirm": () => {
      throw refusal
    },
  })
  await page.getByRole("button", { name: "Import 1 lesson, leave out 1" }).click()
  await expect.element(page.getByRole("alert")).toHaveTextContent("This was imported already.")
})

test("an open question is asked once, and the import waits for it", { tags: ["import.dates"] }, async () => {
  const questions: ImportView["questions"] = [{ kind: "date_order", field: "planned_date", options: ["MDY", "DMY"] }]
  const { callsOf } = await openPreview(
    { ...preview, questions },
    { "imports.update": () => ({ ...preview, date_order: "DMY", version: 2 }) },
  )
  await expect.element(page.getByRole("button", { name: "Import 1 lesson, leave out 1" })).toBeDisabled()
  await page.getByLabelText("Day first: 3/4 is April 3").click()
  await expect.element(page.getByRole("button", { name: "Import 1 lesson, leave out 1" })).toBeEnabled()
  expect(callsOf("imports.update")).toEqual([{ id, date_order: "DMY" }])
})

test(
  "chosen columns are remembered for the next table with the same headings",
  { tags: ["import.remembered"] },
  async () => {
    const chosen: ImportView = {
      ...preview,
      columns: columns.map((column) => (column.index === 1 ? { ...column, field: null } : column)),
    }
    const { callsOf } = await openPreview(preview, { "imports.update": () => chosen })
    // The page of these tests is as narrow as a phone.
    await page.getByRole("button", { name: /^Columns/ }).click()
    await page.getByRole("combobox", { name: "What When is" }).click()
    await page.getByRole("option", { name: "Not imported" }).click()
    await expect.element(page.getByText("2 of 3 are imported.")).toBeVisible()
    expect(callsOf("imports.update")).toEqual([{ id, mapping: { planned_date: null } }])
    await page.getByRole("button", { name: "Start over" }).click()
    answerUpload(() => Response.json(preview))
    await page.getByLabelText("Paste a table").fill("Topic,When,Course\na,b,c\nd,e,f")
    await expect.element(page.getByText("2 of 3 are imported.")).toBeVisible()
    expect(callsOf("imports.update")[1]).toMatchObject({ mapping: { title: 0, planned_date: null, subject: 2 } })
  },
)

test("rows do not repeat a question that is open", { tags: ["import.fold"] }, async () => {
  const message = "Student is required."
  const rows: ImportView["rows"] = [
    {
      row: 2,
      status: "wrong",
      values: { title: "Fractions" },
      issues: [{ field: "student", column: null, value: null, message }],
      warnings: [],
    },
  ]
  const questions: ImportView["questions"] = [{ kind: "student", field: "student", options: ["Ada"] }]
  await openPreview({ ...preview, rows, questions, counts: { new: 0, changed: 0, unchanged: 0, removed: 0, wrong: 1 } })
  await expect.element(page.getByText("Read", { exact: true })).toBeVisible()
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
  await expect.element(page.getByRole("radiogroup", { name: "Rows to show" })).not.toBeInTheDocument()
})

test("columns are folded on a phone, unless one is not imported", { tags: ["import.fold"] }, async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(390, 800)
  await openPreview(preview)
  const head = page.getByRole("button", { name: /^Columns/ })
  await expect.element(head).toHaveAttribute("aria-expanded", "false")
  await head.click()
  await expect.element(page.getByRole("combobox", { name: "What When is" })).toBeVisible()
})

test(
  "a workbook can be read from another sheet, and a text in another encoding",
  { tags: ["import.sheets", "import.encoding"] },
  async () => {
    const sheets: ImportView["sheets"] = [
      { index: 0, name: "Cover", hidden: true, rows: 1 },
      { index: 1, name: "Plan", hidden: false, rows: 36 },
    ]
    const { callsOf } = await openPreview(
      { ...preview, sheets, sheet: 1, encoding: "macintosh", broken_lines: 2 },
      { "imports.update": () => ({ ...preview, sheets, sheet: 0 }) },
    )
    await expect.element(page.getByText("2 lines with letters that could not be read.")).toBeVisible()
    await page.getByRole("combobox", { name: "Letters" }).click()
    await page.getByRole("option", { name: "Western (Windows)" }).click()
    await expect.element(page.getByRole("combobox", { name: "Letters" })).not.toBeInTheDocument()
    await page.getByRole("combobox", { name: "Sheet" }).click()
    await page.getByRole("option", { name: "Plan (36 rows)" }).click()
    await expect
      .poll(() => callsOf("imports.update"))
      .toEqual([
        { id, encoding: "windows-1252" },
        { id, sheet: 1 },
      ])
  },
)
