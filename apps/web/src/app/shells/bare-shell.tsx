import type { ReactNode } from "react"
import { SessionWarning } from "../session/session-warning.tsx"

/** Around a page that has a frame of its own. */
export default function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SessionWarning />
    </>
  )
}
