/**
 * Gives the keyboard back to a button that could not be used while it worked, and to the page where the button has gone. A
 * browser drops the focus of what becomes disabled, and whoever uses the keyboard would begin at the top after each save.
 */
export function keepFocus(document: Document = window.document): () => void {
  let last: EventTarget | null = null
  let resting: HTMLElement | null = null
  const noteFocus = ({ target }: FocusEvent) => (last = target)
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLButtonElement && target.disabled && target === last) resting = target
    }
    if (!resting || (resting.isConnected && resting.matches(":disabled"))) return
    const isLost = document.activeElement === document.body
    const next = resting.isConnected ? resting : document.getElementById("page")
    resting = null
    if (isLost) next?.focus({ preventScroll: true })
  })
  document.addEventListener("focusin", noteFocus)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] })
  return () => {
    document.removeEventListener("focusin", noteFocus)
    observer.disconnect()
  }
}
