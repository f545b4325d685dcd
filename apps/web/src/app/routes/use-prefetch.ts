import { useEffect } from "react"
import { useLocation } from "wouter"
import { paths } from "../../lib/paths.ts"
import { session } from "../../session/client.ts"
import { landingOf } from "./landing.ts"
import { prefetchFiles } from "./prefetch-files.ts"
import { prefetchPage } from "./prefetch-page.ts"

/** Milliseconds on a page before the likely next pages are prefetched. */
const delay = 6000

/** The likely next pages. From any other page, it is the person's landing page. */
const next: Record<string, string[]> = {
  [paths.start]: [paths.login, paths.register],
  [paths.login]: [paths.dashboard],
  [paths.register]: [paths.dashboard],
  [paths.dashboard]: [paths.assignments, paths.attendance, paths.students],
  [paths.studentDashboard]: [paths.studentAssignments, paths.studentSchedule],
}

/**
 * Prefetches the code of pages: when a link is hovered or focused, and, when the browser is idle, of the likely next pages. Does
 * nothing in data saver mode. Before sign-in, only downloads the files. Their code runs once a form is submitted, while the server
 * responds.
 */
export function usePrefetch(): void {
  const [location] = useLocation()

  useEffect(() => {
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
      if (link && link.origin === window.location.origin && !isSavingData()) void prefetchPage(link.pathname)
    }
    document.addEventListener("pointerover", onLink, { passive: true })
    document.addEventListener("focusin", onLink)
    return () => {
      document.removeEventListener("pointerover", onLink)
      document.removeEventListener("focusin", onLink)
    }
  }, [])

  useEffect(() => {
    const cancelled = new AbortController()
    const timer = window.setTimeout(() => {
      if (isSavingData()) return
      const prefetch = session.read() ? prefetchPage : (path: string) => prefetchFiles(path, cancelled.signal)
      for (const path of nextOf(location)) whenIdle(() => void prefetch(path), cancelled.signal)
    }, delay)
    const onSubmit = () => {
      if (!session.read()) for (const path of nextOf(location)) void prefetchPage(path)
    }
    document.addEventListener("submit", onSubmit)
    return () => {
      window.clearTimeout(timer)
      cancelled.abort()
      document.removeEventListener("submit", onSubmit)
    }
  }, [location])
}

function nextOf(location: string): string[] {
  const user = session.read()?.user
  return next[location] ?? (user ? [landingOf(user.role)] : [])
}

/** Runs when the browser is idle. Safari has no idle callback, so there it runs at once. */
function whenIdle(work: () => void, signal: AbortSignal): void {
  const unlessCancelled = () => (signal.aborted ? undefined : work())
  if ("requestIdleCallback" in window) window.requestIdleCallback(unlessCancelled)
  else unlessCancelled()
}

/** Returns true in data saver mode or on a slow connection. */
function isSavingData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null
  if (typeof connection !== "object" || connection === null) return false
  const isSlow = "effectiveType" in connection && String(connection.effectiveType).endsWith("2g")
  return isSlow || ("saveData" in connection && connection.saveData === true)
}
