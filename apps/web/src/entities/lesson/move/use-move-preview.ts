import type { RescheduleInput } from "@hearthbook/api/work/reschedule"
import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { trpc } from "../../../api/trpc.ts"

/** Milliseconds without a change after which the preview is asked for. */
const pause = 150

/** Loads the preview of a move. It changes nothing, so it is read like a query; the last preview stays until the next arrives. */
export function useMovePreview(input: Omit<RescheduleInput, "preview" | "expected">) {
  const utils = trpc.useUtils()
  const [asked] = useDebouncedValue(input, pause)
  const query = useQuery({
    queryKey: ["move-preview", asked],
    queryFn: ({ signal }) => utils.client.planning.reschedule.mutate({ ...asked, preview: true }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  return { ...query, isCurrent: asked === input && !query.isFetching && !query.isPlaceholderData }
}
