import { useEffect, useState, type ReactNode } from "react"

type Props = {
  opened: boolean
  /** Returns the dialog or drawer. */
  children: (opened: boolean) => ReactNode
}

/** Mounts a dialog or drawer when it is opened for the first time, because a closed one takes time of the page's first paint. */
export function OnceOpened({ opened, children }: Props) {
  const [isMounted, setMounted] = useState(false)
  // It is mounted closed, so that it opens with its transition.
  useEffect(() => {
    if (!opened) return
    const next = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(next)
  }, [opened])
  return isMounted || opened ? children(isMounted && opened) : null
}
