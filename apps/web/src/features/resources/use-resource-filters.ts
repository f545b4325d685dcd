import { limits } from "@hearthbook/core/limits/limits"
import { resourceTypes, type ResourceFilter, type ResourceType } from "@hearthbook/api/work/resource"
import { useDeferredValue } from "react"
import { trpc } from "../../api/trpc.ts"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"

/** The filters in the URL: text, type and subject. `filter` is the input of the query. */
export function useResourceFilters() {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const { search: params, put } = useSearchParamsState()
  const search = (params.get("search") ?? "").trim().slice(0, limits.search) || undefined
  const type = resourceTypes.find((known) => known === params.get("type")) ?? null
  const subject_id = subjects.find(({ id }) => id === params.get("subject"))?.id ?? null
  const filter: ResourceFilter = {
    search: useDeferredValue(search),
    resource_type: useDeferredValue(type ?? undefined),
    subject_id: useDeferredValue(subject_id ?? undefined),
  }
  return {
    subjects,
    type,
    setType: (value: ResourceType | null) => put({ type: value }),
    subject_id,
    setSubject: (value: string | null) => put({ subject: value }),
    isNarrowed: search !== undefined || type !== null || subject_id !== null,
    /** The clear button disappears with the filters. */
    clear: () => {
      focusPage()
      put({ search: null, type: null, subject: null })
    },
    filter,
  }
}
export type ResourceFilters = ReturnType<typeof useResourceFilters>
