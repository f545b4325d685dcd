import { ownFaults } from "@hearthbook/core/errors/own-faults"
import { QueryErrorResetBoundary } from "@tanstack/react-query"
import { Component, Fragment, type ComponentType, type ReactNode } from "react"
import { isFailedImport } from "../../lib/failed-imports.ts"
import { reloadIfServed } from "../../lib/reload-if-served.ts"
import { Failure } from "./failure.tsx"

type Props = {
  fallback?: string
  /** A link for an item that no longer exists, such as a deleted lesson. */
  wayOn?: ReactNode
  /** Wraps the message if nothing else is on the screen. */
  frame?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/**
 * Catches errors of rendering and of suspended queries, and offers to try again. `fallback` is the message for an unexpected
 * error.
 */
export function ErrorBoundary({ children, ...props }: Props) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher {...props} onReset={reset}>
          {children}
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  )
}

class Catcher extends Component<Props & { onReset: () => void }, { caught: { cause: unknown } | null }> {
  override state: { caught: { cause: unknown } | null } = { caught: null }

  static getDerivedStateFromError(cause: unknown) {
    return { caught: { cause } }
  }

  override render() {
    const { fallback, wayOn, frame: Frame = Fragment, children, onReset } = this.props
    if (!this.state.caught) return children
    const { cause } = this.state.caught
    const drawAgain = () => {
      onReset()
      this.setState({ caught: null })
    }
    // React caches the failure of a lazy page, so rendering it again would not request it again. A reload does.
    const isUnloaded = isFailedImport(cause)
    return (
      <Frame>
        <Failure
          cause={cause}
          wayOn={wayOn}
          fallback={isUnloaded ? ownFaults.NETWORK_ERROR.message : fallback}
          onRetry={isUnloaded ? () => void reloadIfServed() : drawAgain}
        />
      </Frame>
    )
  }
}
