import { useRef, useState } from "react"

/**
 * What is chosen of a row shows at once, until the list has come anew. Saves go one after the other, in the order of the
 * choices: of two, the second must win, whichever answer takes longer.
 */
export function useOptimisticValue<Value>(stored: Value) {
  const [waiting, setWaiting] = useState<Value[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const shown = waiting.at(-1) ?? stored

  /** Answers what the server has answered, and throws what it refuses. */
  const choose = async <Answer>(value: Value, save: () => Promise<Answer>): Promise<Answer> => {
    setWaiting((before) => [...before, value])
    const turn = line.current.then(save)
    line.current = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      setWaiting(([, ...later]) => later)
    }
  }

  return { shown, choose }
}
