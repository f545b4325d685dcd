import { Suspense, type ReactNode } from "react"
import { Delayed } from "./delayed.tsx"
import { ErrorBoundary } from "./error-boundary.tsx"

type Props = {
  /** The shape of what is to come. */
  skeleton: ReactNode
  /** What a screen reader says in its place, where 'Loading' says too little. */
  loading?: string
  /** What is said when a failed request has no words of its own, such as 'Failed to load dashboard stats'. */
  fallback?: string
  /** The way on from what is no longer there. */
  wayOn?: ReactNode
  children: ReactNode
}

/**
 * Around whatever asks with `useSuspenseQuery`: a skeleton while the first answer is on its way, and an error with a
 * retry when none came. Asking anew later never blanks what is shown. Filters that change what is asked go through
 * `useDeferredValue` first, so that the old answer stays until the new one is there.
 */
export function QueryBoundary({ skeleton, loading, children, ...failure }: Props) {
  return (
    <ErrorBoundary {...failure}>
      <Suspense fallback={<Delayed label={loading}>{skeleton}</Delayed>}>{children}</Suspense>
    </ErrorBoundary>
  )
}
