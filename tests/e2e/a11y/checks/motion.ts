import type { Page } from "playwright/test"

declare global {
  interface Window {
    seenMotion?: string[]
  }
}

/** Records each animation longer than a millisecond on every page loaded from now on, including finished ones. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = (window.seenMotion = [])
    const note = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect
        const { duration } = effect?.getTiming() ?? {}
        const element = effect instanceof KeyframeEffect ? effect.target : null
        const name = animation instanceof CSSTransition ? animation.transitionProperty : animation.id || "animation"
        if (typeof duration === "number" && duration <= 1) continue
        seen.push(`${name} for ${String(duration)} ms: ${element?.className.toString().slice(0, 80)}`)
      }
    }
    addEventListener("transitionrun", note, true)
    addEventListener("animationstart", note, true)
  })
}

/** Lists, without duplicates, what has moved on this page and what would move on its next change. */
export function readMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) =>
      Math.max(...times.split(",").map((time) => parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000)))
    const ready: string[] = []
    for (const element of document.querySelectorAll("*")) {
      for (const pseudo of [null, "::before", "::after"]) {
        const style = getComputedStyle(element, pseudo)
        const isMoving = style.animationName !== "none" && longest(style.animationDuration) > 1
        if (!isMoving && longest(style.transitionDuration) <= 1) continue
        ready.push(
          `would move: ${element.tagName.toLowerCase()}${pseudo ?? ""} ${element.className.toString().slice(0, 80)}`,
        )
      }
    }
    const glides =
      getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? ["the page scrolls smoothly"] : []
    return [...new Set([...(window.seenMotion ?? []), ...ready, ...glides])]
  })
}
