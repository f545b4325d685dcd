import { useSearchParams } from "wouter"

type Values = Record<string, string | null>

/**
 * What a page is narrowed to stands in its address, so that it can be shared and reloaded. `put` sets and, with null,
 * removes; the way back leads to the page before, not through every choice. `visit` does the same as a step of its own.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const change = (values: Values, replace: boolean) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null) now.delete(name)
          else now.set(name, value)
        }
        return now
      },
      { replace },
    )
  return {
    search,
    put: (values: Values) => change(values, true),
    visit: (values: Values) => change(values, false),
  }
}
