import { observable, type Unsubscribable } from "@trpc/server/observable"
import { changeKeeper, type KeepChange } from "../../api/waiting-link.ts"
import { waitingPaths } from "./waiting-changes.ts"

/** Lets changes wait for the keeper, which is still starting: without a network a page can be used before it has. */
export function holdChanges(ready: Promise<unknown>): KeepChange {
  const hold: KeepChange = (op, send) => {
    if (!waitingPaths.some((path) => path === op.path)) return null
    return observable((observer) => {
      let running: Unsubscribable | undefined
      let isStopped = false
      void ready.then(() => {
        // The keeper did not start.
        if (changeKeeper.keep === hold) changeKeeper.keep = () => null
        if (!isStopped) running = (changeKeeper.keep(op, send) ?? send(op)).subscribe(observer)
      })
      return () => {
        isStopped = true
        running?.unsubscribe()
      }
    })
  }
  return hold
}
