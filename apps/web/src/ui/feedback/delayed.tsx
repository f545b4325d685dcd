import { VisuallyHidden } from "@mantine/core"
import { useEffect, useState, type ReactNode } from "react"
import { drawnFrame } from "./drawn-frame.ts"

/** In milliseconds. During a shorter wait, a skeleton would only flicker. */
const delay = 150

/** Shows a skeleton after a short delay. A screen reader reads `label` instead. */
export function Delayed({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  const [waited, setWaited] = useState(drawnFrame.isShown)
  useEffect(() => {
    const timer = window.setTimeout(() => setWaited(true), delay)
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
