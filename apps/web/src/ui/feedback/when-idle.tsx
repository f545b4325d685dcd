import { startTransition, Suspense, useEffect, useState, type ReactNode } from "react"

/** Milliseconds after which a busy browser no longer delays it. */
const timeout = 1000

type Props = {
  /** Keeps the place until then. */
  placeholder: ReactNode
  children: ReactNode
}

/**
 * Draws what is below the first screen when the browser is idle, so that the first screen reacts sooner. All of it appears at once, when
 * its code has loaded, because parts that appear one after another would move those below them.
 */
export function WhenIdle({ placeholder, children }: Props) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const draw = () => startTransition(() => setIdle(true))
    // Safari does not have it.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(draw, 100)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(draw, { timeout })
    return () => window.cancelIdleCallback(request)
  }, [])
  return <Suspense fallback={placeholder}>{isIdle ? children : placeholder}</Suspense>
}
