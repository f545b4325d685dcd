import { QueryErrorResetBoundary } from "@tanstack/react-query"
import { Component, type ReactNode } from "react"
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
    const retry = () => {
      onReset()
      this.setState({ caught: null })
    }
    return <Failure cause={this.state.caught.cause} fallback={fallback} onRetry={retry} />
  }
}
