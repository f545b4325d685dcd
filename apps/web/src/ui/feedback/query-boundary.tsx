import { Suspense, type ComponentType, type ReactNode } from "react"
import { Delayed } from "./delayed.tsx"
import { ErrorBoundary } from "./error-boundary.tsx"

type Props = {
  /** Shown until the first data arrives. */
  skeleton: ReactNode
  /** Read by a screen reader instead of the skeleton. 'Loading' by default. */
  loading?: string
  /** The message for an unexpected error, such as 'Failed to load dashboard stats'. */
  fallback?: string
  /** A link for an item that no longer exists. */
  wayOn?: ReactNode
  /** Wraps the error where the page's heading comes with its data. */
  frame?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/**
 * Wraps components that use `useSuspenseQuery`. Shows a skeleton until the first data arrives, and an error with a retry if it does
 * not. A refetch keeps the shown data. Pass filters through `useDeferredValue`, so that the old data stays until the new is there.
 */
export function QueryBoundary({ skeleton, loading, children, ...failure }: Props) {
  return (
    <ErrorBoundary {...failure}>
      <Suspense fallback={<Delayed label={loading}>{skeleton}</Delayed>}>{children}</Suspense>
    </ErrorBoundary>
  )
}
