import { useEffect } from "react"
import { useLocation } from "wouter"
import { paths } from "../../lib/paths.ts"
import { session } from "../../session/client.ts"
import { landingOf } from "./landing.ts"
import { prefetchFiles } from "./prefetch-files.ts"
import { prefetchPage } from "./prefetch-page.ts"

/** Milliseconds that a page has to itself before the next ones are thought of. */
const settling = 2000

/** Where people mostly go from a page; from any other, to their own first page. */
const next: Record<string, string[]> = {
  [paths.start]: [paths.login, paths.register],
  [paths.login]: [paths.dashboard],
  [paths.register]: [paths.dashboard],
  [paths.dashboard]: [paths.assignments, paths.attendance, paths.students],
  [paths.studentDashboard]: [paths.studentAssignments, paths.studentSchedule],
}

/**
 * Brings the code of a page before it is asked for: when a link to it is pointed at or has the keyboard, and, where the
 * browser has nothing else to do, of the pages that mostly come next. Nothing where the reader saves data. Of who is not
 * signed in yet only the files come, and are read once a form is sent: while the server looks at it there is time.
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
      const bring = session.read() ? prefetchPage : (path: string) => prefetchFiles(path, cancelled.signal)
      for (const path of nextOf(location)) whenIdle(() => void bring(path), cancelled.signal)
    }, settling)
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

/** Safari has no such moment: there it is now, after the page has settled. */
function whenIdle(work: () => void, signal: AbortSignal): void {
  const unlessCancelled = () => (signal.aborted ? undefined : work())
  if ("requestIdleCallback" in window) window.requestIdleCallback(unlessCancelled)
  else unlessCancelled()
}

/** Whether the reader, or the line, has better use for the data. */
function isSavingData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null
  if (typeof connection !== "object" || connection === null) return false
  const isSlow = "effectiveType" in connection && String(connection.effectiveType).endsWith("2g")
  return isSlow || ("saveData" in connection && connection.saveData === true)
}
