import { startTransition, useEffect, useState, type ReactNode } from "react"
import { isFrameInPage } from "./drawn-frame.ts"

/**
 * Draws a page after the shell around it while the frame of both is still shown, because two short tasks keep the browser responsive and
 * one long task does not. Without a frame, draws it at once.
 */
export function PageAfterShell({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(() => !isFrameInPage())
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn ? children : <span data-page-follows hidden />
}
