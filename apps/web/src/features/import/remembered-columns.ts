import type { ImportView } from "@hearthbook/api/data/import"
import { z } from "zod"

/** The columns that were chosen by hand, by the kind and the headings of their table. */
const key = "hearthbook.import-columns"

const remembered = z.record(z.string(), z.record(z.string(), z.int().nullable()))

/** The most tables that are remembered. */
const most = 20

type Table = Pick<ImportView, "kind" | "columns">

function nameOf({ kind, columns }: Table): string {
  return JSON.stringify([kind, ...columns.map(({ name }) => name)])
}

function read(): z.output<typeof remembered> {
  try {
    const { data } = remembered.safeParse(JSON.parse(localStorage.getItem(key) ?? "{}"))
    return data ?? {}
  } catch {
    return {}
  }
}

/** The columns that were chosen for a table with the same headings; null if there are none, or they were found already. */
export function rememberedMapping(table: Table): Record<string, number | null> | null {
  const mapping = read()[nameOf(table)]
  if (!mapping) return null
  const isFound = Object.entries(mapping).every(([field, index]) => {
    const found = table.columns.find((column) => column.field === field)?.index ?? null
    return found === index
  })
  return isFound ? null : mapping
}

/** Remembers the columns of a table for the next one with the same headings. Without storage nothing is remembered. */
export function rememberColumns(table: Table, fields: string[]): void {
  const indexOf = (field: string) => table.columns.find((column) => column.field === field)?.index ?? null
  const mapping = Object.fromEntries(fields.map((field) => [field, indexOf(field)]))
  const others = Object.entries(read()).filter(([name]) => name !== nameOf(table))
  const all = Object.fromEntries([...others, [nameOf(table), mapping] as const].slice(-most))
  try {
    localStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Storage is full or blocked: the columns are chosen again next time.
  }
}
