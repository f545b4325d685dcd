import { useEffect, useRef } from "react"
import { returnToPlace } from "../url/way-back.ts"

/** On a page that edits a row on its own address, returns to the place in the list when the row's id becomes null. */
export function useReturnToPlace(row_id: string | null): void {
  const before = useRef(row_id)
  useEffect(() => {
    const wasOpen = before.current !== null
    before.current = row_id
    if (!wasOpen || row_id !== null) return
    const main = document.querySelector("main")
    const stop = returnToPlace(main)
    if (stop) main?.focus({ preventScroll: true })
    return stop ?? undefined
  }, [row_id])
}
