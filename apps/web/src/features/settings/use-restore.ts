import type { ArchiveUploadView, RestoredView } from "@hearthbook/api/schemas/archive"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { beginUpload, readUpload, restoreUpload, sendParts } from "./send-archive.ts"

/** Where a restore stands. */
export type RestoreState =
  | { phase: "idle" }
  | { phase: "sending"; sent: number; size: number }
  | { phase: "writing" }
  | { phase: "done"; counts: RestoredView["counts"] }
  | { phase: "stopped"; failure: ReadableError; canGoOn: boolean }

type Begun = { file: File; upload: ArchiveUploadView | null }

/** Sends an archive and has it written; after a lost line it goes on where it stopped. */
export function useRestore() {
  const client = useQueryClient()
  const [state, setState] = useState<RestoreState>({ phase: "idle" })
  const begun = useRef<Begun | null>(null)
  const leaving = useRef<AbortController | null>(null)
  // Nobody sees it any more; the server forgets what it got within a day.
  useEffect(() => () => leaving.current?.abort(), [])

  const run = async (file: File, before: ArchiveUploadView | null) => {
    const gone = new AbortController()
    leaving.current = gone
    begun.current = { file, upload: before }
    setState({ phase: "sending", sent: 0, size: file.size })
    try {
      const upload = before ? await readUpload(before.id) : await beginUpload(file)
      begun.current = { file, upload }
      await sendParts(file, upload, (sent) => setState({ phase: "sending", sent, size: file.size }), gone.signal)
      setState({ phase: "writing" })
      const { counts } = await restoreUpload(upload.id)
      setState({ phase: "done", counts })
      await client.invalidateQueries()
    } catch (cause) {
      const failure = readError(cause, "Failed to restore your family's data.")
      // What the server has looked at and refused is refused again; a lost line can be taken up.
      const canGoOn = failure.status === undefined || failure.status >= 500
      if (!gone.signal.aborted) setState({ phase: "stopped", failure, canGoOn })
    }
  }

  return {
    state,
    choose: (file: File | null) => {
      if (file) void run(file, null)
    },
    goOn: () => {
      if (begun.current) void run(begun.current.file, begun.current.upload)
    },
  }
}
