import { useEffect, useState } from "react"
import { useSearchParams } from "wouter"

/**
 * Whether the page's 'new' form is open. An address that ends in `?new` (paths.ts, newAt) opens it, so that a button on
 * another page can; the word is then taken out of the address, and a reload does not open it again.
 */
export function useNew(): [boolean, (open: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState(false)
  const asked = search.has("new")
  useEffect(() => {
    if (!asked) return
    setOpen(true)
    setSearch(
      (now) => {
        now.delete("new")
        return now
      },
      { replace: true },
    )
  }, [asked, setSearch])
  return [open, setOpen]
}
