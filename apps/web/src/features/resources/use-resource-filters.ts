import { limits } from "@hearthbook/api/rules/limits"
import { resourceTypes, type ResourceFilter, type ResourceType } from "@hearthbook/api/schemas/resource"
import { useDeferredValue } from "react"
import { trpc } from "../../api/trpc.ts"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"

/** Text, type and subject, as the address has them; `asked` is what the server is asked for. */
export function useResourceFilters() {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const { search: address, put } = useSearchParamsState()
  const search = (address.get("search") ?? "").trim().slice(0, limits.search) || undefined
  const type = resourceTypes.find((known) => known === address.get("type")) ?? null
  const subject_id = subjects.find(({ id }) => id === address.get("subject"))?.id ?? null
  const asked: ResourceFilter = {
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
    /** The button that asks for it goes with the filters. */
    clear: () => {
      focusPage()
      put({ search: null, type: null, subject: null })
    },
    asked,
  }
}
export type ResourceFilters = ReturnType<typeof useResourceFilters>
