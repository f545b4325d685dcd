/** A row of a noun in an answer of the server. */
export type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Edits every row in an answer, however deep. Keeps what did not change, so that it does not render again. */
export function editRows(data: unknown, edit: (row: Row) => Row): unknown {
  if (Array.isArray(data)) {
    const next = data.map((value: unknown) => editRows(value, edit))
    return next.some((value, index) => value !== data[index]) ? next : data
  }
  if (!isRow(data)) return data
  const inner = Object.entries(data).map(([name, value]) => [name, editRows(value, edit)] as const)
  const isSame = inner.every(([name, value]) => value === data[name])
  return edit(isSame ? data : Object.fromEntries(inner))
}

/** Returns the first row with an id in an answer. */
export function findRow(data: unknown, id: unknown): Row | undefined {
  if (Array.isArray(data)) {
    for (const value of data as unknown[]) {
      const found = findRow(value, id)
      if (found) return found
    }
    return undefined
  }
  if (!isRow(data)) return undefined
  return data.id === id ? data : findRow(Object.values(data), id)
}
