import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"

/**
 * Compressed text that is buffered until it is downloaded, so that a large family takes a few MB. Rows are read at the speed of
 * the database. A slow download must not keep a transaction open.
 */
export type BufferedEntry = {
  append: (text: string) => void
  /** Yields the text, piece by piece. */
  read: () => Generator<Buffer>
  sha256: () => string
}

/** Creates an empty entry. */
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
