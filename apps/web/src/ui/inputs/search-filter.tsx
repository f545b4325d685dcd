import { useDebouncedCallback } from "@mantine/hooks"
import { useState } from "react"
import { SearchBox } from "./search-box.tsx"
import { useSearchParamsState } from "../url/use-search-params-state.ts"

/** Milliseconds of rest after which what was typed narrows the page. */
const rest = 250

/** A search box whose words stand in the address as `search`, once one stops typing. */
export function SearchFilter({ label, placeholder }: { label: string; placeholder?: string }) {
  const { search, put } = useSearchParamsState()
  const asked = search.get("search") ?? ""
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  // Changed by somebody else, such as a button that clears all filters.
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  const putLater = useDebouncedCallback((text: string) => put({ search: text || null }), rest)
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        putLater(text.trim())
      }}
    />
  )
}
