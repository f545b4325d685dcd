import { useSearchParams } from "wouter"

type Values = Record<string, string | null>

/**
 * What a page is narrowed to stands in its address, so that it can be shared and reloaded. `put` sets and, with null,
 * removes; the way back leads to the page before, not through every choice. `visit` does the same as a step of its own.
 * `complete` adds what holds already, and keeps the state of the step with it.
 */
export function useSearchParamsState() {
  const [search, setSearch] = useSearchParams()
  const change = (values: Values, options: { replace: boolean; state?: unknown }) =>
    setSearch(() => {
      // As it is now: another part of the page may have put something since this one was drawn.
      const now = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(values)) {
        if (value === null) now.delete(name)
        else now.set(name, value)
      }
      return now
    }, options)
  return {
    search,
    put: (values: Values) => change(values, { replace: true }),
    visit: (values: Values) => change(values, { replace: false }),
    complete: (values: Values) => change(values, { replace: true, state: window.history.state }),
  }
}
