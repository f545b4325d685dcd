import { CloseButton, Loader, Text, VisuallyHidden } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react"
import { outage } from "../api/server-outage.ts"
import { failedSelector } from "../ui/focus/use-in-sight.ts"
import classes from "./outage-banner.module.css"

const isUp = () => false

type Props = {
  /** Says more about the outage, such as the age of what is shown. */
  note?: ReactNode
  /** The banner to show while there is no outage. */
  children?: ReactNode
}

/**
 * Shows on every page that the server or its database is out of reach. When they are back, disappears and refetches the shown data.
 * Failed saves are not sent again: their forms say that they can be tried again (use-outage-over.ts).
 */
export function OutageBanner({ note, children }: Props) {
  const isDown = useSyncExternalStore(outage.subscribe, outage.read, isUp)
  const [wasDown, setWasDown] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const queries = useQueryClient()
  useImmediateChecks()

  if (isDown !== wasDown) {
    setWasDown(isDown)
    setClosed(false)
  }
  useEffect(() => {
    // Queries that waited are running already. The others may be outdated.
    if (wasDown) return () => void queries.invalidateQueries(undefined, { cancelRefetch: false })
  }, [wasDown, queries])

  return (
    // A live region must be in the page before its text changes.
    <div role="status" className={`${classes.place} screen-only`}>
      {isDown && !isClosed && (
        <Banner>
          <Loader size={18} color="amber" className={classes.sign} aria-hidden />
          <Text size="sm">
            <b>{navigator.onLine ? "Hearthbook cannot reach its records just now." : "You are offline."}</b>{" "}
            {note ?? "What you typed is kept."}
            <span className={classes.more}> We keep trying, and this message disappears when Hearthbook is back.</span>
          </Text>
          <CloseButton size={28} aria-label="Close" onClick={() => setClosed(true)} />
        </Banner>
      )}
      {!isDown && children}
      {isDown && isClosed && <VisuallyHidden>We keep trying.</VisuallyHidden>}
    </div>
  )
}

/** A message at the bottom of the window. Pages end above it. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div ref={reserveSpace} className={classes.banner}>
      {children}
    </div>
  )
}

/**
 * Returns the elements to keep in view: error messages, and last the focused element, which matters most. Leaves out what was
 * scrolled out of view, except in a dialog, whose own message may just have moved its button out of view.
 */
function elementsInUse(): Element[] {
  const focused = document.activeElement
  const isOnPage = !focused || focused === document.body || focused.id === "page"
  return [...document.querySelectorAll(failedSelector), ...(isOnPage ? [] : [focused])].filter(isInView)
}

function isInView(element: Element): boolean {
  if (element.closest('[role="dialog"]')) return true
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Pixels above and below the banner. */
const margin = 24

/**
 * Makes pages and dialogs end above the banner (global.css), however its text wraps, and scrolls elements in use out from under it.
 */
function reserveSpace(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return
  const { style } = document.documentElement
  const measure = () => {
    // Determined first, because reserving the space may move them out of view.
    const seen = elementsInUse()
    style.setProperty("--hb-outage", `${banner.offsetHeight + margin}px`)
    for (const element of seen) element.scrollIntoView({ block: "nearest" })
  }
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty("--hb-outage")
  }
}

/** Checks at once when the network is back or the page becomes visible. */
function useImmediateChecks(): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === "visible") outage.checkNow()
    }
    window.addEventListener("online", outage.checkNow)
    document.addEventListener("visibilitychange", onVisible)
    return () => {
      window.removeEventListener("online", outage.checkNow)
      document.removeEventListener("visibilitychange", onVisible)
    }
  }, [])
}
