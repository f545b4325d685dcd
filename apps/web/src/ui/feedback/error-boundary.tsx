import { faults } from "@hearthbook/api/errors"
import { QueryErrorResetBoundary } from "@tanstack/react-query"
import { Component, Fragment, type ComponentType, type ReactNode } from "react"
import { isFailedImport } from "../../lib/failed-imports.ts"
import { reloadIfServed } from "../../lib/reload-if-served.ts"
import { Failure } from "./failure.tsx"

type Props = {
  fallback?: string
  /** The way on from what is no longer there, such as a lesson that was deleted. */
  wayOn?: ReactNode
  /** What the message stands in, where there is nothing else on the screen. */
  frame?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/**
 * Catches what a part of the page throws while it is drawn, an answer that never came among it, and offers to try
 * again. `fallback` is what is said when the error has no words of its own.
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
    // React keeps the refusal of a lazy page for good, so drawing it again would ask for nothing; the address is already
    // the wanted one.
    const isUnloaded = isFailedImport(cause)
    return (
      <Frame>
        <Failure
          cause={cause}
          wayOn={wayOn}
          fallback={isUnloaded ? faults.NETWORK_ERROR.message : fallback}
          onRetry={isUnloaded ? () => void reloadIfServed() : drawAgain}
        />
      </Frame>
    )
  }
}
