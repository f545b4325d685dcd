import { useSearchParams } from "wouter"

type Values = Record<string, string | null>

/**
 * Keeps a page's state, such as filters, in the query of its address, so that it can be shared and reloaded. Null removes a value.
 * `put` replaces the history entry, so Back leads to the previous page. `visit` adds a history entry, with its state. `complete` is `put` that keeps
 * the state of the history entry.
 */
export function useSearchParamsState() {
  const [search, setSearch] = useSearchParams()
  const change = (values: Values, options: { replace: boolean; state?: unknown }) =>
    setSearch(() => {
      // Another component may have changed the address since the last render.
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
    visit: (values: Values, state?: unknown) => change(values, { replace: false, state }),
    complete: (values: Values) => change(values, { replace: true, state: window.history.state }),
  }
}
