import { useEffect, useRef } from "react"

/** The height of the strips at the top and the bottom of the viewport in which the page scrolls, in pixels. */
const strip = 96
/** Pixels for each frame at the very edge. */
const fastest = 16

/** Scrolls the page while a row is dragged near its top or bottom edge. `onScroll` gets the pointer's height in the viewport. */
export function useEdgeScroll(onScroll: (y: number) => void) {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const stop = () => cancelAnimationFrame(frame.current)
  const scrollAt = (y: number) => {
    stop()
    const depth = y < strip ? y - strip : Math.max(0, y - window.innerHeight + strip)
    if (depth === 0) return
    const next = () => {
      const before = window.scrollY
      window.scrollBy(0, (depth / strip) * fastest)
      if (window.scrollY === before) return
      onScroll(y)
      frame.current = requestAnimationFrame(next)
    }
    frame.current = requestAnimationFrame(next)
  }
  return { scrollAt, stop }
}
