import { useEffect, useRef, useState } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"

/** What could not be saved, and why. */
export type Unsaved<Entry> = { entry: Entry; failure: ReadableError }

type Options<Entry> = {
  /** S §8's words for a failure that has none of its own. */
  fallback: string
  /** Resolves when the server has saved. */
  onSave: (entry: Entry) => Promise<unknown>
  /** Takes what could not be saved back to where it was typed; false where there is no room for it. */
  putBack: (entry: Entry, failure: ReadableError) => boolean
  /** Says what failed once its place has gone, as when another page was opened. */
  onLateFailure: (entry: Entry, failure: ReadableError) => void
}

/**
 * Saves what comes faster than the server answers, in its order, one after the other. What fails goes back to where it
 * was typed, else it stays in `unsaved`, from where it can be sent again.
 */
export function useSaveQueue<Entry>(options: Options<Entry>) {
  const [waiting, setWaiting] = useState(0)
  const [unsaved, setUnsaved] = useState<Unsaved<Entry>[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const under = useRef<Entry[]>([])
  /** What holds when the answer comes; null once the page has gone. */
  const latest = useRef<Options<Entry> | null>(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => void (latest.current = null), [])

  const isAtRisk = waiting > 0 || unsaved.length > 0
  useEffect(() => {
    if (!isAtRisk) return
    // The browser asks before the tab is closed or loaded anew.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isAtRisk])

  const discard = (entry: Entry) => setUnsaved((before) => before.filter((other) => other.entry !== entry))

  const saveOne = async (entry: Entry) => {
    try {
      await options.onSave(entry)
    } catch (cause) {
      const failure = readError(cause, options.fallback)
      if (!latest.current) options.onLateFailure(entry, failure)
      else if (!latest.current.putBack(entry, failure)) setUnsaved((before) => [...before, { entry, failure }])
    } finally {
      under.current = under.current.filter((other) => other !== entry)
      setWaiting((before) => before - 1)
    }
  }

  const add = (entry: Entry) => {
    discard(entry)
    under.current = [...under.current, entry]
    setWaiting((before) => before + 1)
    last.current = last.current.then(() => saveOne(entry))
  }

  /** The first that is not saved yet, on its way or failed. */
  const first = (): Entry | undefined => under.current[0] ?? unsaved[0]?.entry

  return { saving: waiting > 0, unsaved, first, add, discard }
}
