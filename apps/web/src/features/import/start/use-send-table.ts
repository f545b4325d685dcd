import { importView, type ImportView } from "@hearthbook/api/data/import"
import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { useState } from "react"
import { askRest } from "../../../api/rest.ts"
import { trpc } from "../../../api/trpc.ts"
import { readError } from "../../../lib/read-error.ts"
import { asUser } from "../../../session/as-user.ts"
import { rememberedMapping } from "../remembered-columns.ts"

/** A table to read: the bytes of a file, or what was pasted. */
export type Table = { name: string; content: Blob }

type Target = { kind: ImportKind; curriculum_id: string | null; onRead: (view: ImportView) => void }

/** Sends a table to the server, which reads it. Columns that were chosen for a table like it are chosen again. */
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
      const mapping = rememberedMapping(read)
      const defaults = curriculum_id === null ? undefined : { curriculum_id }
      const isAsked = mapping !== null || defaults !== undefined
      onRead(isAsked ? await update.mutateAsync({ id: read.id, mapping: mapping ?? undefined, defaults }) : read)
    } catch (cause) {
      setError(readError(cause, "Failed to read the table.").message)
    } finally {
      setReading(false)
    }
  }
  return { send, isReading, error }
}
