import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"

/**
 * Text that is held until somebody downloads it, packed, so that a large family takes a few MB. The rows are read at the
 * database's pace and not at that of a slow download, which must not hold a transaction.
 */
export type BufferedEntry = {
  append: (text: string) => void
  /** The text again, piece by piece. */
  read: () => Generator<Buffer>
  sha256: () => string
}

export function createBufferedEntry(): BufferedEntry {
  const pieces: Buffer[] = []
  const hash = createHash("sha256")
  let sum: string | undefined
  return {
    append(text) {
      if (text === "") return
      hash.update(text)
      pieces.push(gzipSync(text, { level: 3 }))
    },
    *read() {
      for (const piece of pieces) yield gunzipSync(piece)
    },
    sha256: () => (sum ??= hash.digest("hex")),
  }
}
