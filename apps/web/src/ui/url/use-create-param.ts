import { useSearchParamsState } from "./use-search-params-state.ts"

/**
 * Whether the page's 'new' form is open. It stands in the address as `?new` (paths.ts, newAt), so that a button on
 * another page can open it.
 */
export function useCreateParam(): [boolean, (open: boolean) => void] {
  const { search, put } = useSearchParamsState()
  return [search.has("new"), (open) => put({ new: open ? "" : null })]
}
