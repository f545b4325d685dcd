/** The id of the frame that public/before-paint.js puts into the page. */
const frameId = "frame"

/** Milliseconds after which the app is shown even if it has no page yet, as when the server does not answer. */
const patience = 3000

/**
 * True while the frame that was drawn at build time is shown (prerender/frames.tsx), or is being drawn. Skeletons then show at once,
 * because the frame shows the same ones.
 */
export const drawnFrame = { isShown: isFrameInPage() }

/** True while the frame is in the page. False while it is drawn, at build time. */
export function isFrameInPage(): boolean {
  return typeof document !== "undefined" && document.getElementById(frameId) !== null
}

/** Removes the drawn frame at the moment that the app shows a page or an error, before the browser paints it. */
export function dropFrameWhenShown(root: HTMLElement): void {
  const frame = document.getElementById(frameId)
  if (!frame) return
  const drop = () => {
    observer.disconnect()
    clearTimeout(timer)
    frame.remove()
    drawnFrame.isShown = false
    // public/before-paint.js repeats the last click on the frame.
    frame.dispatchEvent(new Event("close"))
  }
  const observer = new MutationObserver(() => {
    if (root.querySelector("main, [role=alert]") && !root.querySelector("[data-page-follows]")) drop()
  })
  observer.observe(root, { childList: true, subtree: true })
  const timer = setTimeout(drop, patience)
}
