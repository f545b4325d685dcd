import type { ArchiveCounts, RefusedFile } from "@hearthbook/api/data/archive"
import type { UploadView } from "@hearthbook/api/uploads/upload.schema"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { readError, type ReadableError } from "../../../../lib/read-error.ts"
import { findRestored } from "./find-restored.ts"
import { sendParts } from "../../../../session/send-parts.ts"
import { archiveUploads, beginUpload, readUpload, restoreUpload } from "./upload-archive.ts"

/** The progress of a restore. */
export type RestoreState =
  | { phase: "idle" }
  | { phase: "sending"; sent: number; size: number }
  | { phase: "writing" }
  | {
      phase: "done"
      counts: ArchiveCounts
      /** Names of files that were missing when the archive was made. */
      missing: string[]
      /** Files that were left out. */
      refused: RefusedFile[]
    }
  | { phase: "stopped"; failure: ReadableError; canResume: boolean }

type Attempt = {
  file: File
  upload: UploadView | null
  /** True if the restore was requested. It may have succeeded even without a response. */
  isRequested: boolean
}

/**
 * Uploads and restores an archive. After a lost connection it can resume, and finds out if the restore has succeeded
 * meanwhile.
 */
export function useRestore() {
  const client = useQueryClient()
  const [state, setState] = useState<RestoreState>({ phase: "idle" })
  const attempt = useRef<Attempt | null>(null)
  const running = useRef<AbortController | null>(null)
  // Stops on unmount; the server deletes the upload within a day.
  useEffect(() => () => running.current?.abort(), [])

  const finish = async (counts: ArchiveCounts, missing: string[] = [], refused: RefusedFile[] = []) => {
    setState({ phase: "done", counts, missing, refused })
    await client.invalidateQueries()
  }

  const run = async ({ file, upload: before, isRequested }: Attempt) => {
    const controller = new AbortController()
    running.current = controller
    attempt.current = { file, upload: before, isRequested }
    setState({ phase: "sending", sent: 0, size: file.size })
    try {
      const upload = before ? await readUpload(before.id) : await beginUpload(file)
      attempt.current = { file, upload, isRequested }
      await sendParts(archiveUploads, file, upload, {
        onProgress: (sent) => setState({ phase: "sending", sent, size: file.size }),
        signal: controller.signal,
      })
      setState({ phase: "writing" })
      attempt.current = { file, upload, isRequested: true }
      const { counts, missing_files, refused_files } = await restoreUpload(upload.id)
      await finish(counts, missing_files, refused_files)
    } catch (cause) {
      const { upload, isRequested } = attempt.current
      const restored = upload && isRequested ? await findRestored(upload.id) : null
      if (restored) return finish(restored)
      const failure = readError(cause, "Failed to restore your family's data.")
      // The server would refuse the same archive again; after a lost connection, the upload can resume.
      const canResume = failure.status === undefined || failure.status >= 500
      if (!controller.signal.aborted) setState({ phase: "stopped", failure, canResume })
    }
  }

  return {
    state,
    choose: (file: File | null) => {
      if (file) void run({ file, upload: null, isRequested: false })
    },
    resume: () => {
      if (attempt.current) void run(attempt.current)
    },
  }
}
