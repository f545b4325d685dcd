import { resourceTypes, type ResourceFilter, type ResourceType } from "@hearthbook/api/schemas/resource"
import { useDebouncedValue } from "@mantine/hooks"
import { useDeferredValue } from "react"
import { trpc } from "../../lib/trpc.ts"
import { useAddress } from "../../ui/use-address.ts"

/** Milliseconds after the last key, so that the server is not asked for every letter. */
const pause = 200
/** As much as the server looks for. */
const longestSearch = 100

/** Text, type and subject, as the address has them; `asked` is what the server is asked for. */
export function useResourceFilters() {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const { search: address, put } = useAddress()
  const text = (address.get("search") ?? "").slice(0, longestSearch)
  const type = resourceTypes.find((known) => known === address.get("type")) ?? null
  const subject_id = subjects.find(({ id }) => id === address.get("subject"))?.id ?? null

  const [paused] = useDebouncedValue(text.trim(), pause)
  const asked: ResourceFilter = {
    search: useDeferredValue(text.trim() === "" ? undefined : paused || undefined),
    resource_type: useDeferredValue(type ?? undefined),
    subject_id: useDeferredValue(subject_id ?? undefined),
  }
  return {
    subjects,
    text,
    setText: (value: string) => put({ search: value.slice(0, longestSearch) || null }),
    type,
    setType: (value: ResourceType | null) => put({ type: value }),
    subject_id,
    setSubject: (value: string | null) => put({ subject: value }),
    isNarrowed: text.trim() !== "" || type !== null || subject_id !== null,
    clear: () => put({ search: null, type: null, subject: null }),
    asked,
  }
}
export type ResourceFilters = ReturnType<typeof useResourceFilters>
