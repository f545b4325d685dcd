import { useSearchParams } from "wouter"

/** The subject the page is narrowed to, null for all; in the address, so that it can be shared and reloaded. */
export function useSubjectFilter(): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const choose = (id: string | null) =>
    setSearch(
      (now) => {
        if (id) now.set("subject", id)
        else now.delete("subject")
        return now
      },
      { replace: true },
    )
  return [search.get("subject"), choose]
}
