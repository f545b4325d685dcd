import { faults } from "@hearthbook/api/errors"
import { QueryErrorResetBoundary } from "@tanstack/react-query"
import { Component, type ReactNode } from "react"
import { isFailedImport } from "../lib/failed-imports.ts"
import { Failure } from "./failure.tsx"

type Props = { fallback?: string; children: ReactNode }

/**
 * Catches what a part of the page throws while it is drawn, an answer that never came among it, and offers to try
 * again. `fallback` is what is said when the error has no words of its own.
 */
export function ErrorBoundary({ fallback, children }: Props) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher fallback={fallback} onReset={reset}>
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
    const { fallback, children, onReset } = this.props
    if (!this.state.caught) return children
    const { cause } = this.state.caught
    if (isFailedImport(cause)) return <Failure cause={cause} fallback={faults.NETWORK_ERROR.message} onRetry={reload} />
    const retry = () => {
      onReset()
      this.setState({ caught: null })
    }
    return <Failure cause={cause} fallback={fallback} onRetry={retry} />
  }
}

// React keeps the refusal of a lazy page for good, so drawing it again would ask for nothing; the address is already
// the wanted one. Without a network a reload would end in the browser's own error page.
function reload() {
  if (navigator.onLine) window.location.reload()
}
