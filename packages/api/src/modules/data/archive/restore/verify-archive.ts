import { maxRows } from "../../../../archiving/format/archive-bounds.ts"
import { archiveKinds } from "@hearthbook/core/nouns/nouns"
import { AppError } from "@hearthbook/core/errors/errors"
import { mostChildren, tooManyChildren } from "@hearthbook/core/limits/limits"
import { tooManyRows } from "../../../../archiving/format/archive-errors.ts"
import { rowsName } from "../../../../archiving/format/manifest.ts"
import type { Archive } from "../../../../archiving/format/open-archive.ts"

const newline = 0x0a

/**
 * Reads every entry completely, and throws if one is damaged, or if there are more rows or children than the limits, whatever the
 * manifest says.
 */
export async function verifyArchive({ names, read }: Archive): Promise<void> {
  const ofRows = new Set(archiveKinds.map(rowsName))
  let [rows, children] = [0, 0]
  for (const name of names) {
    for await (const chunk of read(name)) {
      if (ofRows.has(name)) rows += countLines(chunk)
      if (name === rowsName("students")) children += countLines(chunk)
      if (rows > maxRows) throw tooManyRows()
      if (children > mostChildren) throw new AppError("VALIDATION_ERROR", tooManyChildren)
    }
  }
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1
  return lines
}
