import { CloseButton, Loader, Text, VisuallyHidden } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState, useSyncExternalStore } from "react"
import { outage } from "../api/server-outage.ts"
import { failedSelector } from "../ui/focus/use-in-sight.ts"
import classes from "./outage-banner.module.css"

const isUp = () => false

/**
 * Says, wherever one is, that the records cannot be reached and that nothing typed is lost, until they can: then it goes, and
 * what is on the screen is asked for anew. What was to be saved meanwhile is not sent by itself: its form says that it can be tried
 * again (use-outage-over.ts).
 */
export function OutageBanner() {
  const isDown = useSyncExternalStore(outage.subscribe, outage.read, isUp)
  const [wasDown, setWasDown] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const queries = useQueryClient()
  useLooks()

  if (isDown !== wasDown) {
    setWasDown(isDown)
    setClosed(false)
  }
  useEffect(() => {
    // What waited for the server is on its way already; the rest may be older than what others changed meanwhile.
    if (wasDown) return () => void queries.invalidateQueries(undefined, { cancelRefetch: false })
  }, [wasDown, queries])

  return (
    // It is there before it speaks, or a screen reader would miss it.
    <div role="status" className={`${classes.place} screen-only`}>
      {isDown && !isClosed && (
        <div ref={keepRoom} className={classes.banner}>
          <Loader size={18} color="amber" className={classes.sign} aria-hidden />
          <Text size="sm">
            <b>Hearthbook cannot reach its records just now.</b> What you typed is kept.
            <span className={classes.more}> We keep trying, and this message goes away once we are through.</span>
          </Text>
          <CloseButton size={28} aria-label="Close" onClick={() => setClosed(true)} />
        </div>
      )}
      {isDown && isClosed && <VisuallyHidden>We keep trying.</VisuallyHidden>}
    </div>
  )
}

/**
 * What somebody is at: what failed, and what has the keyboard, which matters most and comes last. What is scrolled out of sight is
 * not what somebody is at. What is in a dialog is, also where its own message has just moved its button out of sight.
 */
function attended(): Element[] {
  const focused = document.activeElement
  const isOnPage = !focused || focused === document.body || focused.id === "page"
  return [...document.querySelectorAll(failedSelector), ...(isOnPage ? [] : [focused])].filter(isSeen)
}

function isSeen(element: Element): boolean {
  if (element.closest('[role="dialog"]')) return true
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Pixels above and below the banner. */
const air = 24

/**
 * Has pages and dialogs end above the banner (global.css), however its words wrap, and what somebody is at come out from under it.
 */
function keepRoom(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return
  const { style } = document.documentElement
  const measure = () => {
    // Before the room is made, which may move it out of sight.
    const seen = attended()
    style.setProperty("--hb-outage", `${banner.offsetHeight + air}px`)
    for (const element of seen) element.scrollIntoView({ block: "nearest" })
  }
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty("--hb-outage")
  }
}

/** The line that comes back, or somebody who looks at the page again, should not have to wait for the next look. */
function useLooks(): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === "visible") outage.lookNow()
    }
    window.addEventListener("online", outage.lookNow)
    document.addEventListener("visibilitychange", onVisible)
    return () => {
      window.removeEventListener("online", outage.lookNow)
      document.removeEventListener("visibilitychange", onVisible)
    }
  }, [])
}
