import { fileView, type FileView } from "@hearthbook/api/schemas/file"
import { useRef, useState } from "react"
import { asUser } from "../../session/as-user.ts"
import { readError } from "../../lib/read-error.ts"
import { askRest } from "../../api/rest.ts"
import { trpc } from "../../api/trpc.ts"
import { FileRefusal, tooMany } from "./file-check.ts"
import { prepareFile } from "./file-prepare.ts"

/** A chosen file that is not kept by the server, yet or at all. */
export type Upload = { key: number; file: File; failure: { message: string; canRetry: boolean } | null }

export type Uploads = ReturnType<typeof useFileUploads>

const none: FileView[] = []

/**
 * The files that are to be handed in with an assignment: those that wait at the server, from before a reload too, and those
 * on their way. They go one after the other, each in a request of its own, so that they keep their order.
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

  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key))
  const note = (key: number, failure: Upload["failure"]) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, failure } : upload)))

  const send = async ({ key, file }: Upload) => {
    try {
      const content = await prepareFile(file)
      const path = `/assignments/${assignment_id}/files?${new URLSearchParams({ name: file.name })}`
      const uploaded = await asUser((access_token) => askRest(path, fileView, { body: content, access_token }))
      await utils.files.waiting.cancel({ assignment_id })
      utils.files.waiting.setData({ assignment_id }, (before = []) => [...before, uploaded])
      drop(key)
    } catch (cause) {
      note(key, whyNot(cause))
    }
  }
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload))
  }

  return {
    files,
    uploads,
    /** Why what was chosen last was not taken. */
    refusal,
    /** The id of the file that is being taken away. */
    removing,
    /** What waits from before could not be asked for. */
    isUnknown: waiting.isError,
    /** Whether something is not kept that may still be. */
    isUnfinished: uploads.some(({ failure }) => failure?.canRetry),
    isBusy: waiting.isPending || uploads.some(({ failure }) => failure === null),
    askAgain: () => void waiting.refetch(),
    add: (chosen: File[]) => {
      // What was refused and said so makes room for what is chosen in its place.
      const going = uploads.filter(({ failure }) => failure === null || failure.canRetry)
      const why = tooMany(files.length + going.length, chosen.length)
      setRefusal(why)
      if (why) return
      const more = chosen.map((file) => ({ key: nextKey(), file, failure: null }))
      setUploads([...going, ...more])
      for (const upload of more) enqueue(upload)
    },
    retry: (upload: Upload) => {
      note(upload.key, null)
      enqueue(upload)
    },
    drop: (key: number) => {
      setRefusal(null)
      drop(key)
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

/** A refusal of the file stays what it is; anything else may pass. */
function whyNot(cause: unknown): Upload["failure"] {
  if (cause instanceof FileRefusal) return { message: cause.message, canRetry: false }
  const { message, status = 0 } = readError(cause, "That did not work. Try again.")
  return { message, canRetry: status < 400 || status >= 500 || status === 429 || status === 401 }
}
