import { useEffect, useRef, useState } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"

/** An item that could not be saved, and the error. */
export type Unsaved<Item> = { item: Item; failure: ReadableError }

type Options<Item> = {
  /** The message for an unexpected error. */
  fallback: string
  /** Saves an item on the server. */
  onSave: (item: Item) => Promise<unknown>
  /** Puts a failed item back into its form. Returns false if the form is in use. */
  putBack: (item: Item, failure: ReadableError) => boolean
  /** Reports a failed item after the form has been unmounted, as when another page was opened. */
  onLateFailure: (item: Item, failure: ReadableError) => void
}

/**
 * Saves items one after another, in order, even if they are added faster than the server responds. A failed item is put back into
 * the form, or else into `unsaved`, from where it can be sent again.
 */
export function useSaveQueue<Item>(options: Options<Item>) {
  const [waiting, setWaiting] = useState(0)
  const [unsaved, setUnsaved] = useState<Unsaved<Item>[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const pending = useRef<Item[]>([])
  /** The latest options, for when a response arrives. Null after unmounting. */
  const latest = useRef<Options<Item> | null>(options)
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

  const discard = (item: Item) => setUnsaved((before) => before.filter((other) => other.item !== item))

  const saveOne = async (item: Item) => {
    try {
      await options.onSave(item)
    } catch (cause) {
      const failure = readError(cause, options.fallback)
      if (!latest.current) options.onLateFailure(item, failure)
      else if (!latest.current.putBack(item, failure)) setUnsaved((before) => [...before, { item, failure }])
    } finally {
      pending.current = pending.current.filter((other) => other !== item)
      setWaiting((before) => before - 1)
    }
  }

  const add = (item: Item) => {
    discard(item)
    pending.current = [...pending.current, item]
    setWaiting((before) => before + 1)
    last.current = last.current.then(() => saveOne(item))
  }

  /** Returns the first item that is not saved yet, pending or failed. */
  const first = (): Item | undefined => pending.current[0] ?? unsaved[0]?.item

  return { saving: waiting > 0, unsaved, first, add, discard }
}
