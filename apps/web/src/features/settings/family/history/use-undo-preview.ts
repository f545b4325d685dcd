import { useQuery } from "@tanstack/react-query"
import { trpc } from "../../../../api/trpc.ts"

/**
 * The rows that an undo restores, and those that were changed since. A preview changes nothing, so it is read like a query. It is
 * not read while `enabled` is false, and is read again when that is over.
 */
export function useUndoPreview(id: string, enabled: boolean) {
  const utils = trpc.useUtils()
  return useQuery({
    queryKey: ["undo-preview", id],
    queryFn: ({ signal }) => utils.client.changes.undo.mutate({ id, preview: true }, { signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
}
