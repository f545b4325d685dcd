import { once } from "node:events"
import { finished } from "node:stream/promises"
import type pg from "pg"
import { from as copyFrom } from "pg-copy-streams"

export type Cell = string | number | boolean | null

/** Buffer size in bytes. Writing each row separately would be slow. */
const chunkSize = 1 << 18

/**
 * Inserts rows into a table with COPY, the fastest way in Postgres, and returns their number. Omitted columns get their
 * defaults.
 */
export async function copyTable(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<Cell[]>,
): Promise<number> {
  const stream = client.query(copyFrom(`COPY "${table}" (${columns.join(", ")}) FROM STDIN`))
  const done = finished(stream)
  // A failed stream never drains, so waiting for it must end.
  const failed = done.then(
    () => undefined,
    () => undefined,
  )
  let count = 0
  let text = ""
  for (const row of rows) {
    count += 1
    text += `${row.map(write).join("\t")}\n`
    if (text.length < chunkSize) continue
    if (!stream.write(text)) await Promise.race([once(stream, "drain"), failed])
    text = ""
    if (stream.destroyed) break
  }
  stream.end(text)
  await done
  return count
}

function write(cell: Cell): string {
  if (cell === null) return String.raw`\N`
  if (typeof cell !== "string") return String(cell)
  return cell.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}

const escapes: Record<string, string> = {
  "\\": String.raw`\\`,
  "\t": String.raw`\t`,
  "\n": String.raw`\n`,
  "\r": String.raw`\r`,
}
