import { useLayoutEffect, useRef } from "react"
import type { Hours } from "./visible-hours.ts"

/**
 * The height of an hour in pixels: four lines, or a word along a narrow column, fit into three quarters of one, and a finger's
 * 24 px into a quarter.
 */
export const hourHeight = 96

/** Scrolls a calendar to where its first entry stands, once, when it comes. The answer is its viewport's ref. */
export function useScrollToFirst({ first }: Hours) {
  const viewport = useRef<HTMLDivElement>(null)
  const begun = useRef(first)
  useLayoutEffect(() => {
    viewport.current?.scrollTo({ top: Math.max(0, ((begun.current - 30) / 60) * hourHeight) })
  }, [])
  return viewport
}
