import { useEffect, useRef, useState } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"

/** An entry that could not be saved, and the error. */
export type Unsaved<Entry> = { entry: Entry; failure: ReadableError }

type Options<Entry> = {
  /** The message for an unexpected error. */
  fallback: string
  /** Saves an entry on the server. */
  onSave: (entry: Entry) => Promise<unknown>
  /** Puts a failed entry back into its form. Returns false if the form is in use. */
  putBack: (entry: Entry, failure: ReadableError) => boolean
  /** Reports a failed entry after the form has been unmounted, as when another page was opened. */
  onLateFailure: (entry: Entry, failure: ReadableError) => void
}

/**
 * Saves entries one after another, in order, even if they are added faster than the server responds. A failed entry is put back into
 * the form, or else into `unsaved`, from where it can be sent again.
 */
export function useSaveQueue<Entry>(options: Options<Entry>) {
  const [waiting, setWaiting] = useState(0)
  const [unsaved, setUnsaved] = useState<Unsaved<Entry>[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const pending = useRef<Entry[]>([])
  /** The latest options, for when a response arrives. Null after unmounting. */
  const latest = useRef<Options<Entry> | null>(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => void (latest.current = null), [])

  const isAtRisk = waiting > 0 || unsaved.length > 0
  useEffect(() => {
    if (!isAtRisk) return
    // The browser asks before the tab is closed or reloaded.
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", confirm)
    return () => window.removeEventListener("beforeunload", confirm)
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
      pending.current = pending.current.filter((other) => other !== entry)
      setWaiting((before) => before - 1)
    }
  }

  const add = (entry: Entry) => {
    discard(entry)
    pending.current = [...pending.current, entry]
    setWaiting((before) => before + 1)
    last.current = last.current.then(() => saveOne(entry))
  }

  /** Returns the first entry that is not saved yet, pending or failed. */
  const first = (): Entry | undefined => pending.current[0] ?? unsaved[0]?.entry

  return { saving: waiting > 0, unsaved, first, add, discard }
}
