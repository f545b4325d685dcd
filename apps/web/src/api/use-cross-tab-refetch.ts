import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { procedureIn } from "./procedure-in.ts"
import { refetchTouched } from "./refetch-touched.ts"

/**
 * Refetches what a mutation in another tab of this browser may have changed, so that two tabs never show different data. The tabs tell
 * each other the name of the mutation; null for a call that is no procedure.
 */
export function useCrossTabRefetch(): void {
  const client = useQueryClient()
  useEffect(() => {
    const tabs = new BroadcastChannel("hearthbook.writes")
    tabs.onmessage = ({ data }: MessageEvent<unknown>) =>
      void refetchTouched(client, typeof data === "string" ? data : null)
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success")
        tabs.postMessage(procedureIn(event.mutation.options.mutationKey))
    })
    return () => {
      stop()
      tabs.close()
    }
  }, [client])
}
