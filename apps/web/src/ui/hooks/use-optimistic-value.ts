import { notifyManager } from "@tanstack/react-query"
import { useRef, useState } from "react"

/**
 * Shows a chosen value at once, until the list has been refetched. Saves run one after another, so the last choice wins even if an
 * earlier save takes longer.
 */
export function useOptimisticValue<Value>(stored: Value) {
  const [waiting, setWaiting] = useState<Value[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const shown = waiting.at(-1) ?? stored

  /** Returns the server's response, or throws its error. */
  const choose = async <Answer>(value: Value, save: () => Promise<Answer>): Promise<Answer> => {
    setWaiting((before) => [...before, value])
    const turn = queue.current.then(save)
    queue.current = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      // After the list has the refetched value. Earlier, the row would show the old one for a moment, and a form that
      // opened with the new one would close.
      notifyManager.schedule(() => setWaiting(([, ...later]) => later))
    }
  }

  return { shown, choose }
}
