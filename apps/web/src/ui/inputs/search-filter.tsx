import { useDebouncedCallback } from "@mantine/hooks"
import { useState } from "react"
import { SearchBox } from "./search-box.tsx"
import { useSearchParamsState } from "../url/use-search-params-state.ts"

/** Milliseconds after the last keystroke until the filter applies. */
const delay = 250

/** A search box whose text is the query parameter `search`, shortly after typing stops. */
export function SearchFilter({ label, placeholder }: { label: string; placeholder?: string }) {
  const { search, put } = useSearchParamsState()
  const asked = search.get("search") ?? ""
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  // The parameter was changed elsewhere, such as by 'Clear filters'.
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  const putLater = useDebouncedCallback((text: string) => put({ search: text || null }), delay)
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
