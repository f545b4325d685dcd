import { useSearchParams } from "wouter"

/**
 * Whether the page's 'new' form is open. It stands in the address as `?new` (paths.ts, newAt), so that a button on
 * another page can open it.
 */
export function useNew(): [boolean, (open: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const setOpen = (open: boolean) =>
    setSearch(
      (now) => {
        if (open) now.set("new", "")
        else now.delete("new")
        return now
      },
      { replace: true },
    )
  return [search.has("new"), setOpen]
}
