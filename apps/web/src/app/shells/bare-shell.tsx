import type { ReactNode } from "react"
import { SessionWarning } from "../session/session-warning.tsx"

/** The shell of pages without navigation. */
export default function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SessionWarning />
    </>
  )
}
