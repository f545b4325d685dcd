import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Skeleton } from "@mantine/core"
import { Suspense, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts"
import { QuickAdd } from "./dashboard-forms.ts"

type Props = { students: StudentSummary[]; nextSchoolDay: Day }

/**
 * Quick add on the dashboard. Most visits only read, so curricula load when the user approaches the line; until then it
 * shows the last used target, and on a phone only the title. Cached curricula from another page are used while fresh, and
 * those kept from an earlier visit are loaded again first, since a curriculum may have been deleted.
 */
export function DashboardQuickAdd({ students, nextSchoolDay }: Props) {
  const [isNear, setNear] = useState(false)
  const isFolded = useIsPhone() && !isNear
  const query = trpc.curriculum.names.useQuery(undefined, {
    enabled: ({ state }) => isNear || (state.data !== undefined && !state.isInvalidated),
  })
  const { isError, refetch } = query
  const isOld = query.isStale && query.isFetching && !query.isFetchedAfterMount
  const curricula = !query.isEnabled || isOld ? undefined : query.data
  const approach = () => {
    setNear(true)
    if (isError) void refetch()
  }
  return (
    <Suspense fallback={<Skeleton h={68} />}>
      <QuickAdd {...{ students, nextSchoolDay, curricula, isFolded }} failed={isError} onApproach={approach} />
    </Suspense>
  )
}
