import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"

/**
 * Refetches all shown data when a mutation succeeds in another tab of this browser, so that two tabs never show different data.
 */
export function useCrossTabRefetch(): void {
  const client = useQueryClient()
  useEffect(() => {
    const tabs = new BroadcastChannel("hearthbook.writes")
    tabs.onmessage = () => void client.invalidateQueries()
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success") tabs.postMessage("written")
    })
    return () => {
      stop()
      tabs.close()
    }
  }, [client])
}
