import { ownFaults } from "@hearthbook/core/errors/own-faults"
import type { FileView } from "@hearthbook/api/work/file"
import { useRef, useState } from "react"
import { tryImport } from "../../lib/failed-imports.ts"
import { readError } from "../../lib/read-error.ts"
import { trpc } from "../../api/trpc.ts"
import { FileRefusal, tooMany } from "./file-check.ts"
import { prepareFile } from "./file-prepare.ts"

/** A chosen file that the server has not stored, yet or at all. */
export type Upload = {
  key: number
  file: File
  failure: { message: string; canRetry: boolean } | null
  /** The part that has arrived, between 0 and 1; null until it is known, and for a file in one request. */
  progress: number | null
}

export type Uploads = ReturnType<typeof useFileUploads>

const none: FileView[] = []

/**
 * The files to submit with an assignment: those already uploaded, also before a reload, and those uploading. They are
 * uploaded one after the other, so that they keep their order.
 */
export function useFileUploads(assignment_id: string) {
  const utils = trpc.useUtils()
  const waiting = trpc.files.waiting.useQuery({ assignment_id })
  const remove = trpc.files.delete.useMutation()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const files = waiting.data ?? none

  const running = useRef(new Map<number, AbortController>())

  const discard = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key))
  const change = (key: number, changes: Partial<Pick<Upload, "failure" | "progress">>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  const send = async ({ key, file }: Upload) => {
    const signal = running.current.get(key)?.signal
    // Removed while it waited for its turn.
    if (!signal || signal.aborted) return
    try {
      const content = await prepareFile(file)
      const onProgress = (progress: number) => change(key, { progress })
      // Loads with the first file, since it checks answers with schemas, which a child's home does without.
      const code = await tryImport(() => import("./send-file.ts"))
      if (!code) return change(key, { failure: { message: ownFaults.NETWORK_ERROR.message, canRetry: true } })
      const uploaded = await code.sendFile({ assignment_id, file, content, onProgress, signal })
      await utils.files.waiting.cancel({ assignment_id })
      utils.files.waiting.setData({ assignment_id }, (before = []) => [...before, uploaded])
      discard(key)
    } catch (cause) {
      if (!signal.aborted) change(key, { failure: uploadFailure(cause) })
    } finally {
      running.current.delete(key)
    }
  }
  const enqueue = (upload: Upload) => {
    running.current.set(upload.key, new AbortController())
    queue.current = queue.current.then(() => send(upload))
  }

  return {
    files,
    uploads,
    /** The message for a selection that was refused. */
    refusal,
    /** The id of the file being removed. */
    removing,
    /** True if the uploaded files failed to load. */
    isUnknown: waiting.isError,
    /** True if an upload is running or can be retried. */
    isUnfinished: uploads.some(({ failure }) => failure?.canRetry),
    isBusy: waiting.isPending || uploads.some(({ failure }) => failure === null),
    refetch: () => void waiting.refetch(),
    add: (chosen: File[]) => {
      // Refused uploads make room for new files.
      const active = uploads.filter(({ failure }) => failure === null || failure.canRetry)
      const why = tooMany(files.length + active.length, chosen.length)
      setRefusal(why)
      if (why) return
      const more = chosen.map((file) => ({ key: nextKey(), file, failure: null, progress: null }))
      setUploads([...active, ...more])
      for (const upload of more) enqueue(upload)
    },
    retry: (upload: Upload) => {
      change(upload.key, { failure: null, progress: null })
      enqueue(upload)
    },
    /** Removes an upload, and stops it if it is running. */
    drop: (key: number) => {
      setRefusal(null)
      running.current.get(key)?.abort()
      discard(key)
    },
    remove: async (id: string) => {
      setRefusal(null)
      setRemoving(id)
      try {
        await remove.mutateAsync({ id })
      } catch (cause) {
        if (readError(cause).code === "NOT_FOUND") await utils.files.waiting.invalidate({ assignment_id })
        else setRefusal(readError(cause, "That did not work. Try again.").message)
      } finally {
        setRemoving(null)
      }
    },
  }
}

let keys = 0
function nextKey(): number {
  keys += 1
  return keys
}

/** A refused file cannot be retried; any other failure may pass. */
function uploadFailure(cause: unknown): Upload["failure"] {
  if (cause instanceof FileRefusal) return { message: cause.message, canRetry: false }
  const { message, status = 0 } = readError(cause, "That did not work. Try again.")
  return { message, canRetry: status < 400 || status >= 500 || status === 429 || status === 401 }
}
