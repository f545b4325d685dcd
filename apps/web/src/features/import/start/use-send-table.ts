import { importView, type ImportView } from "@hearthbook/api/data/import"
import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { useState } from "react"
import { askRest } from "../../../api/rest.ts"
import { trpc } from "../../../api/trpc.ts"
import { readError } from "../../../lib/read-error.ts"
import { asUser } from "../../../session/as-user.ts"
import { choicesFor } from "../remembered-choices.ts"

/** A table to read: the bytes of a file, or what was pasted. */
export type Table = { name: string; content: Blob }

type Target = { kind: ImportKind; curriculum_id: string | null; onRead: (view: ImportView) => void }

/** Sends a table to the server, which reads it. What was chosen for a file like it is chosen again. */
export function useSendTable({ kind, curriculum_id, onRead }: Target) {
  const update = trpc.imports.update.useMutation()
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async ({ name, content }: Table) => {
    setReading(true)
    setError(null)
    try {
      const path = `/imports?${new URLSearchParams({ kind, filename: name })}`
      const read = await asUser((access_token) => askRest(path, importView, { body: content, access_token }))
      const course = curriculum_id === null ? null : { defaults: { curriculum_id } }
      const chosen = course ? await update.mutateAsync({ id: read.id, ...course }) : read
      onRead(await chooseAgain(chosen))
    } catch (cause) {
      setError(readError(cause, "Failed to read the table.").message)
    } finally {
      setReading(false)
    }
  }
  /** The file as it is with what was chosen for the last one like it. What no longer fits is chosen by hand. */
  const chooseAgain = async (read: ImportView): Promise<ImportView> => {
    const choices = choicesFor(read)
    if (!choices) return read
    return update.mutateAsync({ id: read.id, ...choices }).catch(() => read)
  }
  return { send, isReading, error }
}
