import { CloseButton, Loader, Text, VisuallyHidden } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState, useSyncExternalStore } from "react"
import { outage } from "../lib/server-outage.ts"
import classes from "./outage-banner.module.css"

const isUp = () => false

/**
 * Says, wherever one is, that the records cannot be reached and that nothing typed is lost, until they can: then it goes, and
 * what is on the screen is asked for anew. The one voice of an outage, and a polite one.
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
            <b>Hearthbook cannot reach its records just now.</b> This page goes on by itself. What you typed is kept:
            what was not saved, save once more then.
          </Text>
          <CloseButton size={28} aria-label="Close" onClick={() => setClosed(true)} />
        </div>
      )}
      {isDown && isClosed && <VisuallyHidden>We keep trying.</VisuallyHidden>}
    </div>
  )
}

/** Whether the banner covers some of it; what is scrolled out of sight is not what somebody is at. */
function isUnder(element: Element, banner: HTMLElement): boolean {
  if (element === document.body || element.id === "page") return false
  const { top, bottom } = element.getBoundingClientRect()
  const covered = banner.getBoundingClientRect().top - air / 2
  return bottom > covered && top < window.innerHeight
}

/** Pixels above and below the banner. */
const air = 24

/**
 * Has pages and dialogs end above the banner (global.css), however its words wrap, and what has the keyboard come out from under
 * it.
 */
function keepRoom(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return
  const { style } = document.documentElement
  const measure = () => {
    style.setProperty("--hb-outage", `${banner.offsetHeight + air}px`)
    const focused = document.activeElement
    if (focused && isUnder(focused, banner)) focused.scrollIntoView({ block: "nearest" })
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
