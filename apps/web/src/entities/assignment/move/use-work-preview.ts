import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { trpc } from "../../../api/trpc.ts"
import type { WorkAction, WorkRange } from "../use-change-work.ts"

/** Milliseconds without a change after which the preview is asked for. */
const pause = 150

/** Loads the preview of a change. It changes nothing, so it is read like a query. Without an action nothing is asked. */
export function useWorkPreview(scope: WorkRange, action: WorkAction | null) {
  const utils = trpc.useUtils()
  const text = JSON.stringify(action)
  // Equal actions are one, whatever render made them.
  const current = useMemo(() => JSON.parse(text) as WorkAction | null, [text])
  const [asked] = useDebouncedValue(current, pause)
  const query = useQuery({
    queryKey: ["work-preview", scope, asked],
    queryFn: ({ signal }) => {
      if (!asked) throw new Error("There is no action to preview.")
      return utils.client.assignments.changeMany.mutate({ scope, action: asked, preview: true }, { signal })
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  return { ...query, isCurrent: asked === current && !query.isFetching && !query.isPlaceholderData }
}
