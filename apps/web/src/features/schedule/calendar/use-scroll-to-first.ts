import { useLayoutEffect, useRef } from "react"
import type { Hours } from "./visible-hours.ts"

/**
 * The height of an hour in pixels: three quarters of it fit four lines, or a word in a narrow column, and a quarter is
 * the 24 px of a touch target.
 */
export const hourHeight = 96

/** Scrolls a calendar to its first entry once, when it mounts. Returns a ref for its viewport. */
export function useScrollToFirst({ first }: Hours) {
  const viewport = useRef<HTMLDivElement>(null)
  const initial = useRef(first)
  useLayoutEffect(() => {
    viewport.current?.scrollTo({ top: Math.max(0, ((initial.current - 30) / 60) * hourHeight) })
  }, [])
  return viewport
}
