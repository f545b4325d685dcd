import { useCallback, useEffect, useRef, useState } from "react"

/** Milliseconds without a change after which it is saved. */
const pause = 400

/** Milliseconds after which a failed save is tried again. */
const retryAfter = 5_000

/**
 * Saves a value soon after each change, when the tab is hidden, and when the page is left. A failed save is tried again when the network is back, and every few seconds. One request at a time; the last value wins.
 * `save` returns the value that is saved then, which is another one if it was changed elsewhere. `isFailed` is true until a later try succeeds. `stop` leaves what is not saved yet unsaved.
 */
export function useAutosave<Value>(value: Value, save: (value: Value) => Promise<Value>) {
  const [isFailed, setFailed] = useState(false)
  const saved = useRef(value)
  const latest = useRef({ value, save })
  const sending = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    latest.current = { value, save }
  })

  const flush = useCallback(() => {
    const sendLatest = async () => {
      const { value: next, save: send } = latest.current
      if (next === saved.current) return
      try {
        saved.current = await send(next)
        setFailed(false)
      } catch {
        setFailed(true)
      }
    }
    sending.current = sending.current.then(sendLatest)
    return sending.current
  }, [])

  useEffect(() => {
    if (value === saved.current) return
    const timer = setTimeout(() => void flush(), pause)
    return () => clearTimeout(timer)
  }, [value, flush])

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === "hidden") void flush()
    }
    // The browser asks before the tab is closed or reloaded while something is not saved.
    const confirm = (event: BeforeUnloadEvent) => {
      if (latest.current.value === saved.current) return
      void flush()
      event.preventDefault()
    }
    const send = () => void flush()
    document.addEventListener("visibilitychange", hide)
    window.addEventListener("online", send)
    window.addEventListener("beforeunload", confirm)
    return () => {
      document.removeEventListener("visibilitychange", hide)
      window.removeEventListener("online", send)
      window.removeEventListener("beforeunload", confirm)
      void flush()
    }
  }, [flush])

  useEffect(() => {
    if (!isFailed) return
    const timer = setInterval(() => void flush(), retryAfter)
    return () => clearInterval(timer)
  }, [isFailed, flush])

  const stop = useCallback(() => {
    saved.current = latest.current.value
  }, [])
  const isSaved = useCallback(() => saved.current === latest.current.value, [])
  /** Takes a value that is saved already, before it is shown. */
  const accept = useCallback((value: Value) => {
    saved.current = value
  }, [])
  return { isFailed, flush, stop, isSaved, accept }
}
