import { buffer } from "node:stream/consumers"
import Papa from "papaparse"
import { readSheet } from "read-excel-file/node"
import { createExportCaller } from "../modules/export/export-bytes.router.ts"
import type { ExportedNoun } from "../rules/export/exported-nouns.ts"
import type { TestApi } from "./test-api.ts"

type Filter = Record<string, unknown>

/** Downloads the lists of that person's family. */
export async function exporterOf(api: TestApi, user: { id: string }) {
  const authorization = `Bearer ${await api.tokenOf(user)}`
  const caller = createExportCaller(() => api.contextFor(authorization))
  const csv = async (list: ExportedNoun, filter: Filter = {}) => {
    const { open, ...file } = await caller.table({ list, format: "csv", ...filter })
    const text = String(await buffer(open()))
    const [columns = [], ...lines] = Papa.parse<string[]>(text.slice(1), { newline: "\r\n" }).data.slice(0, -1)
    const rows = lines.map((line) => Object.fromEntries(columns.map((name, index) => [name, line[index] ?? ""])))
    return { ...file, text, columns, rows }
  }
  const xlsx = async (list: ExportedNoun, filter: Filter = {}) => {
    const { open, ...file } = await caller.table({ list, format: "xlsx", ...filter })
    const content = await buffer(open())
    const [columns = [], ...lines] = await readSheet(content)
    const rows = lines.map((line) =>
      Object.fromEntries(columns.map((name, index) => [String(name), line[index] ?? null])),
    )
    return { ...file, content, columns, rows }
  }
  return { csv, xlsx, caller }
}
