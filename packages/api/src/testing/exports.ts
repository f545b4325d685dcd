import { buffer } from "node:stream/consumers"
import { createExportCaller } from "../modules/data/export/export-bytes.router.ts"
import type { TableName } from "@hearthbook/core/nouns/nouns"
import { readCsv, readWorkbook } from "./read-files.ts"
import type { TestApi } from "./test-api.ts"

type Filter = Record<string, unknown>

/** Downloads the lists of that person's family. */
export async function exporterOf(api: TestApi, user: { id: string }) {
  const authorization = `Bearer ${await api.tokenOf(user)}`
  const caller = createExportCaller(() => api.contextFor(authorization))
  const csv = async (list: TableName, filter: Filter = {}) => {
    const { open, ...file } = await caller.table({ list, format: "csv", ...filter })
    const text = String(await buffer(open()))
    return { ...file, text, ...readCsv(text) }
  }
  const xlsx = async (list: TableName, filter: Filter = {}) => {
    const { open, ...file } = await caller.table({ list, format: "xlsx", ...filter })
    return { ...file, ...(await readWorkbook(await buffer(open()))) }
  }
  return { csv, xlsx }
}
