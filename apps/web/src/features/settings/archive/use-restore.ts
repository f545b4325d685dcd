import type { ArchiveUploadView, RefusedFile } from "@hearthbook/api/schemas/archive"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { findRestored } from "./find-restored.ts"
import type { RestoredCounts } from "./restored-words.ts"
import { beginUpload, readUpload, restoreUpload, sendParts } from "./upload-archive.ts"

/** The progress of a restore. */
export type RestoreState =
  | { phase: "idle" }
  | { phase: "sending"; sent: number; size: number }
  | { phase: "writing" }
  | {
      phase: "done"
      counts: RestoredCounts
      /** Names of files that were missing when the archive was made. */
      missing: string[]
      /** Files that were left out. */
      refused: RefusedFile[]
    }
  | { phase: "stopped"; failure: ReadableError; canResume: boolean }

type Begun = {
  file: File
  upload: ArchiveUploadView | null
  /** True if the restore was requested. It may have succeeded even without a response. */
  isAsked: boolean
}

/**
 * Uploads and restores an archive. After a lost connection it can resume, and finds out if the restore has succeeded
 * meanwhile.
 */
export function useRestore() {
  const client = useQueryClient()
  const [state, setState] = useState<RestoreState>({ phase: "idle" })
  const begun = useRef<Begun | null>(null)
  const leaving = useRef<AbortController | null>(null)
  // Stops on unmount; the server deletes the upload within a day.
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
      // The server would refuse the same archive again; after a lost connection, the upload can resume.
      const canResume = failure.status === undefined || failure.status >= 500
      if (!gone.signal.aborted) setState({ phase: "stopped", failure, canResume })
    }
  }

  return {
    state,
    choose: (file: File | null) => {
      if (file) void run({ file, upload: null, isAsked: false })
    },
    resume: () => {
      if (begun.current) void run(begun.current)
    },
  }
}
