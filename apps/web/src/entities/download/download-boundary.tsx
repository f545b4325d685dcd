import { useQueryClient } from "@tanstack/react-query"
import { Component, Suspense, useEffect, type ReactNode } from "react"
import { DownloadPlaceholder } from "./download.tsx"

type Props = { children: ReactNode }

/**
 * Waits for what a page's download needs. If that cannot be loaded, the button stays disabled until an answer comes: the page says itself
 * what failed, and must not be replaced by an error of its button.
 */
export class DownloadBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return <Suspense fallback={<DownloadPlaceholder />}>{this.props.children}</Suspense>
    return (
      <>
        <DownloadPlaceholder />
        <NextAnswer onAnswer={() => this.setState({ hasFailed: false })} />
      </>
    )
  }
}

function NextAnswer({ onAnswer }: { onAnswer: () => void }) {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") onAnswer()
      }),
    [client, onAnswer],
  )
  return null
}
