import { useSearchParams } from "wouter"

/**
 * What a page is narrowed to stands in its address, so that it can be shared and reloaded. `put` sets and, with null,
 * removes; the way back leads to the page before, not through every choice.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const put = (values: Record<string, string | null>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null) now.delete(name)
          else now.set(name, value)
        }
        return now
      },
      { replace: true },
    )
  return { search, put }
}
