import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { Skeleton } from "@mantine/core"
import { Suspense, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { QuickAdd } from "./dashboard-forms.ts"

/**
 * The line that sets work. Most visits only read the dashboard: in what work can be set is asked for when somebody comes near
 * the line, and until then it shows where the last one went. What another page has asked counts while it is true: a curriculum
 * may have been deleted since.
 */
export function DashboardQuickAdd({ students }: { students: StudentSummary[] }) {
  const [isNear, setNear] = useState(false)
  const isKnown = trpc.useUtils().curriculum.list.getData({}) !== undefined
  const asked = trpc.curriculum.list.useQuery({}, { enabled: isNear || isKnown })
  const { isError, refetch } = asked
  const isOld = asked.isStale && asked.isFetching && !asked.isFetchedAfterMount
  const curricula = isOld ? undefined : asked.data
  const approach = () => {
    setNear(true)
    if (isError) void refetch()
  }
  return (
    <Suspense fallback={<Skeleton h={68} />}>
      <QuickAdd students={students} curricula={curricula} failed={isError} onApproach={approach} />
    </Suspense>
  )
}
