import { useEffect, useEffectEvent, useRef, useState } from "react"
import { readError } from "../lib/read-error.ts"
import { announce } from "../ui/feedback/live-region.tsx"
import { registerBegunChoice } from "./begun-choices.ts"

/** The name of something that is being created. `failure` says why it could not be; it is null while it is being created. */
type Begun = { name: string; failure: string | null }

type Options = {
  /** Creates a thing of this name and returns its id. */
  onCreate: (name: string) => Promise<string>
  /** The message for an unexpected error. */
  fallback: string
  onChange: (id: string | null) => void
}

/**
 * Creates what a field names and chooses it. Until it is stored, nothing is chosen, and the field's form waits for it. After a failure the name
 * stays, and saving the form tries again.
 */
export function useCreateChoice({ onCreate, fallback, onChange }: Options) {
  const [begun, setBegun] = useState<Begun | null>(null)
  /** The choice that was created last. It stands in for the stored one until the list has loaded again. */
  const [made, setMade] = useState<{ value: string; label: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  /** As `begun`, but up to date also before the next render. */
  const unsaved = useRef<string | null>(null)
  const running = useRef<Promise<boolean> | null>(null)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  const forget = () => {
    unsaved.current = null
    setBegun(null)
  }
  const run = async (name: string): Promise<boolean> => {
    try {
      const id = await onCreate(name)
      // The field may be gone by now, or show the choices of another child.
      if (!isMounted.current) return true
      forget()
      setMade({ value: id, label: name })
      onChange(id)
      announce(`“${name}” added.`)
      return true
    } catch (cause) {
      const { message, fields } = readError(cause, fallback)
      setBegun({ name, failure: Object.values(fields)[0] ?? message })
      return false
    } finally {
      running.current = null
    }
  }
  const create = (name: string): Promise<boolean> => {
    if (running.current) return running.current
    unsaved.current = name
    setBegun({ name, failure: null })
    onChange(null)
    return (running.current = run(name))
  }

  const finish = useEffectEvent(async () => unsaved.current === null || create(unsaved.current))
  useEffect(
    () =>
      registerBegunChoice({
        input: () => input.current,
        isBegun: () => unsaved.current !== null,
        finish: () => finish(),
      }),
    [],
  )

  return { begun, made, input, create, forget }
}
