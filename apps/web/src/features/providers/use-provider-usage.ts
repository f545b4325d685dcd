import { countOf } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"

/** Counts what uses a provider: ['2 curricula', '1 resource']. Empty while loading, since the list need not wait. */
export function useProviderUsage(): (provider_id: string) => string[] {
  const { data: curricula = [] } = trpc.curriculum.names.useQuery()
  const { data: resources = [] } = trpc.resources.list.useQuery({})
  return (id) => {
    const ofCurricula = curricula.filter(({ provider }) => provider?.id === id).length
    const ofResources = resources.filter(({ provider_id }) => provider_id === id).length
    return [
      ...(ofCurricula > 0 ? [countOf(ofCurricula, "curriculum", "curricula")] : []),
      ...(ofResources > 0 ? [countOf(ofResources, "resource")] : []),
    ]
  }
}
