import { askAs, field, need, type Ask } from "./ask.ts"
import type { Writer } from "./writers.ts"
import type { RowState } from "./ledger.ts"

/** The state of an assignment. `handed_in` lists its submissions, oldest first: texts, or the bytes of files. */
export type Work = { version: number; points: number; status: string; grade: number | null; handed_in: string[] }

/** Returns an assignment's state with keys in a fixed order, so that states can be compared as JSON. */
export function workState({ version, points, status, grade, handed_in }: Work): RowState {
  return { version, points, status, grade, handed_in }
}

export function markState(status: string): RowState {
  return { status }
}

export const workKey = (title: string) => `work ${title}`
export const markKey = (writer: string, date: string) => `mark ${writer} ${date}`

type Found = Map<string, { id: string; fact: RowState }>

/** Reads all rows of a writer's family over /api/v1. */
export async function readAll(url: string, writer: Writer): Promise<Found> {
  const ask = askAs(url, writer.token)
  const found: Found = new Map()
  for (const row of await readList(ask, "/assignments")) {
    const title = field(row, "title")
    if (found.has(workKey(title))) throw new Error(`${title} exists twice.`)
    found.set(workKey(title), { id: field(row, "id"), fact: workState(await readWork(ask, row)) })
  }
  for (const row of await readList(ask, "/attendance")) {
    const date = field(row, "date").slice(0, 10)
    found.set(markKey(writer.name, date), { id: field(row, "id"), fact: markState(field(row, "status")) })
  }
  return found
}

type AssignmentRow = {
  id: string
  version: number
  points_possible: number
  status: string
  grade: { points_earned: number } | null
}

async function readWork(ask: Ask, row: object): Promise<Work> {
  const { id, version, points_possible, status, grade } = row as AssignmentRow
  const isHandedIn = status === "submitted" || status === "graded"
  const submissions = isHandedIn ? await need(ask("GET", `/assignments/${id}/submissions`)) : []
  const handed_in: string[] = []
  for (const submission of listOf(submissions).reverse()) handed_in.push(await readSubmission(ask, submission))
  return { version, points: points_possible, status, grade: grade ? grade.points_earned : null, handed_in }
}

async function readSubmission(ask: Ask, submission: object): Promise<string> {
  const texts = []
  for (const file of listOf("files" in submission ? submission.files : [])) {
    texts.push(String(await need(ask("GET", `/files/${field(file, "id")}`))))
  }
  const { kind, text } = submission as { kind: string; text: string | null }
  // A missing file or missing bytes result in a text that matches no expected state.
  return kind === "upload" ? `file ${texts.join()}` : String(text)
}

async function readList(ask: Ask, path: string): Promise<object[]> {
  const rows: object[] = []
  const limit = 500
  for (;;) {
    const last = rows.at(-1)
    const cursor = last ? `&cursor=${field(last, "id")}` : ""
    const page = listOf(await need(ask("GET", `${path}?limit=${limit}${cursor}`)))
    rows.push(...page)
    if (page.length < limit) return rows
  }
}

function listOf(body: unknown): object[] {
  return Array.isArray(body) ? (body as object[]) : []
}
