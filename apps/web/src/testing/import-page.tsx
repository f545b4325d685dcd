import type { ImportView } from "@hearthbook/api/data/import"
import { onTestFinished } from "vitest"
import ImportPage from "../features/import/import-page.tsx"
import { session } from "../session/client.ts"
import type { Answers } from "./fake-server.ts"
import { renderScreen } from "./render-screen.tsx"
import { parent } from "./sample-family.ts"

export const id = "0190a0a0-0000-7000-8000-000000000701"
export const change_id = "0190a0a0-0000-7000-8000-000000000702"

export const columns: ImportView["columns"] = [
  { index: 0, name: "Topic", field: "title", sample: "Fractions" },
  { index: 1, name: "When", field: "planned_date", sample: "2026-09-21" },
  { index: 2, name: "Course", field: "subject", sample: "Math" },
]

export const preview: ImportView = {
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

/** Answers the upload of a table, which is sent outside of tRPC, and returns what was sent. */
export function answerUpload(answer: () => Response): { url: string; body: Blob }[] {
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

/** Opens the page of imports. Its address is as before when the test ends. */
export async function openPage(answers: Answers = {}) {
  const screen = await renderScreen(<ImportPage />, answers)
  session.signIn({ user: parent, access_token, refresh_token: "refresh-1", remember: false })
  return screen
}

export async function openPreview(view: ImportView, answers: Answers = {}) {
  window.history.replaceState(null, "", `/import?kind=lessons&id=${id}`)
  return openPage({ "imports.byId": () => view, ...answers })
}
