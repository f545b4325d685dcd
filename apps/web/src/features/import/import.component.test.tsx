import type { ImportView } from "@hearthbook/api/data/import"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal, type Answers } from "../../testing/fake-server.ts"
import { session } from "../../session/client.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { parent } from "../../testing/sample-family.ts"
import ImportPage from "./import-page.tsx"

const id = "0190a0a0-0000-7000-8000-000000000701"
const change_id = "0190a0a0-0000-7000-8000-000000000702"

const columns: ImportView["columns"] = [
  { index: 0, name: "Topic", field: "title", sample: "Fractions" },
  { index: 1, name: "When", field: "planned_date", sample: "2026-09-21" },
  { index: 2, name: "Course", field: "subject", sample: "Math" },
]

const preview: ImportView = {
  id,
  kind: "lessons",
  status: "preview",
  filename: "plan.csv",
  encoding: "utf-8",
  broken_lines: 0,
  sheets: [],
  sheet: null,
  delimiter: ",",
  has_header: true,
  columns,
  date_order: null,
  questions: [],
  counts: { new: 1, changed: 0, unchanged: 0, removed: 0, wrong: 1 },
  defaults: { student_id: null, curriculum_id: null, subject_id: null, date: null, as: "events" },
  rows: [
    {
      row: 2,
      status: "new",
      values: { title: "Fractions", planned_date: "2026-09-21", minutes: 45 },
      issues: [],
      warnings: [],
    },
    {
      row: 3,
      status: "wrong",
      values: { title: "Decimals" },
      issues: [{ field: "planned_date", column: 1, value: "9/31/2026", message: "This is not a day." }],
      warnings: [],
    },
  ],
  change_id: null,
  expires_at: "2026-09-16T16:00:00.000Z",
  version: 1,
}

beforeEach(() => {
  const { href } = window.location
  onTestFinished(() => {
    window.history.replaceState(null, "", href)
    localStorage.removeItem("hearthbook.import-columns")
  })
})

/** Answers the upload of a table, which is sent outside of tRPC, and returns what was sent. */
function answerUpload(answer: () => Response): { url: string; body: Blob }[] {
  const sent: { url: string; body: Blob }[] = []
  const fetch = window.fetch.bind(window)
  window.fetch = (address, request) => {
    const url = address instanceof Request ? address.url : String(address)
    if (!url.startsWith("/api/v1/imports")) return fetch(address, request)
    if (request?.body instanceof Blob) sent.push({ url, body: request.body })
    return Promise.resolve(answer())
  }
  onTestFinished(() => {
    window.fetch = fetch
  })
  return sent
}

/** An access token that is not about to expire: a REST request refreshes any other first. */
const access_token = `head.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.tail`

async function openPage(answers: Answers = {}) {
  const screen = await renderScreen(<ImportPage />, answers)
  session.signIn({ user: parent, access_token, refresh_token: "refresh-1", remember: false })
  return screen
}

async function openPreview(view: ImportView, answers: Answers = {}) {
  window.history.replaceState(null, "", `/import?kind=lessons&id=${id}`)
  return openPage({ "imports.byId": () => view, ...answers })
}

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
