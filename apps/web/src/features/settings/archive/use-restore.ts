import type { ArchiveUploadView, RefusedFile } from "@hearthbook/api/schemas/archive"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { findRestored } from "./find-restored.ts"
import type { RestoredCounts } from "./restored-words.ts"
import { beginUpload, readUpload, restoreUpload, sendParts } from "./upload-archive.ts"

/** Where a restore stands. */
export type RestoreState =
  | { phase: "idle" }
  | { phase: "sending"; sent: number; size: number }
  | { phase: "writing" }
  | {
      phase: "done"
      counts: RestoredCounts
      /** Names of files that had gone when the archive was made. */
      missing: string[]
      /** Files that were in it and were left out. */
      refused: RefusedFile[]
    }
  | { phase: "stopped"; failure: ReadableError; canGoOn: boolean }

type Begun = {
  file: File
  upload: ArchiveUploadView | null
  /** Whether it was asked to be written, which may have been done whatever was heard of it. */
  isAsked: boolean
}

/**
 * Sends an archive and has it written; after a lost line it goes on where it stopped, and learns whether it was written
 * meanwhile.
 */
export function useRestore() {
  const client = useQueryClient()
  const [state, setState] = useState<RestoreState>({ phase: "idle" })
  const begun = useRef<Begun | null>(null)
  const leaving = useRef<AbortController | null>(null)
  // Nobody sees it any more; the server forgets what it got within a day.
  useEffect(() => () => leaving.current?.abort(), [])

  const finish = async (counts: RestoredCounts, missing: string[] = [], refused: RefusedFile[] = []) => {
    setState({ phase: "done", counts, missing, refused })
    await client.invalidateQueries()
  }

  const run = async ({ file, upload: before, isAsked }: Begun) => {
    const gone = new AbortController()
    leaving.current = gone
    begun.current = { file, upload: before, isAsked }
    setState({ phase: "sending", sent: 0, size: file.size })
    try {
      const upload = before ? await readUpload(before.id) : await beginUpload(file)
      begun.current = { file, upload, isAsked }
      await sendParts(file, upload, (sent) => setState({ phase: "sending", sent, size: file.size }), gone.signal)
      setState({ phase: "writing" })
      begun.current = { file, upload, isAsked: true }
      const { counts, missing_files, refused_files } = await restoreUpload(upload.id)
      await finish(counts, missing_files, refused_files)
    } catch (cause) {
      const { upload, isAsked } = begun.current
      const restored = upload && isAsked ? await findRestored(upload.id) : null
      if (restored) return finish(restored)
      const failure = readError(cause, "Failed to restore your family's data.")
      // What the server has looked at and refused is refused again; a lost line can be taken up.
      const canGoOn = failure.status === undefined || failure.status >= 500
      if (!gone.signal.aborted) setState({ phase: "stopped", failure, canGoOn })
    }
  }

  return {
    state,
    choose: (file: File | null) => {
      if (file) void run({ file, upload: null, isAsked: false })
    },
    goOn: () => {
      if (begun.current) void run(begun.current)
    },
  }
}
