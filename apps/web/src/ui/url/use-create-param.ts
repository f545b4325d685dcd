import { useSearchParamsState } from "./use-search-params-state.ts"

/**
 * Tells if the page's 'new' form is open. The state is `?new` in the address (newAt in paths.ts), so that other pages can open it.
 */
export function useCreateParam(): [boolean, (open: boolean) => void] {
  const { search, put } = useSearchParamsState()
  return [search.has("new"), (open) => put({ new: open ? "" : null })]
}
