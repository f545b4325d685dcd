import { VisuallyHidden } from "@mantine/core"
import { useEffect, useState, type ReactNode } from "react"

/** Milliseconds. A wait shorter than this is no wait: a skeleton would only flicker. */
const patience = 150

/** Shows a skeleton only to those who have waited for it; a screen reader reads `label` instead. */
export function Delayed({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setWaited(true), patience)
    return () => window.clearTimeout(timer)
  }, [])
  if (!waited) return null
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}
