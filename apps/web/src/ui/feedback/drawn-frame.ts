/** The id of the frame that public/before-paint.js puts into the page. */
const frameId = "frame"

/**
 * True while the frame that was drawn at build time is shown (prerender/frames.tsx), or is being drawn. Skeletons then show at once,
 * because the frame shows the same ones.
 */
export const drawnFrame = { isShown: typeof document !== "undefined" && document.getElementById(frameId) !== null }

/** Removes the drawn frame at the moment that the app shows a page or an error, before the browser paints it. */
export function dropFrameWhenShown(root: HTMLElement): void {
  const frame = document.getElementById(frameId)
  if (!frame) return
  const look = () => {
    if (!root.querySelector("main, [role=alert]")) return
    observer.disconnect()
    frame.remove()
    drawnFrame.isShown = false
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true })
}
