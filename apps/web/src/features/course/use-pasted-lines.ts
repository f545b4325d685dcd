import { titlesFromText } from "@hearthbook/core/planning/series/title-pattern"
import { useEffect, useEffectEvent, type ClipboardEvent } from "react"

/** The pasted text if it has several lines, else null. */
export function pastedLines(event: ClipboardEvent | globalThis.ClipboardEvent): string | null {
  const text = event.clipboardData?.getData("text/plain") ?? ""
  return titlesFromText(text).length > 1 ? text : null
}

/** Calls `onLines` with several lines that are pasted anywhere on the page but in a field or a dialog. */
export function usePastedLines(onLines: (text: string) => void): void {
  const take = useEffectEvent(onLines)
  useEffect(() => {
    const paste = (event: globalThis.ClipboardEvent) => {
      const place = event.target instanceof Element ? event.target : null
      if (place?.closest("input, textarea, [contenteditable], [role=dialog]")) return
      if (document.querySelector("[role=dialog]")) return
      const text = pastedLines(event)
      if (text === null) return
      event.preventDefault()
      take(text)
    }
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [])
}
