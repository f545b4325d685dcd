import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"

/**
 * After a write in one tab of this browser, what is on the screen of the others that call this is asked for anew, so that
 * two tabs on one page never end up telling different things.
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
