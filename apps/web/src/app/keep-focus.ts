/**
 * Returns focus to a button that was disabled while it worked, or to the page if the button is gone. Browsers remove focus from an
 * element that becomes disabled, so keyboard users would start at the top after each save.
 */
export function keepFocus(document: Document = window.document): () => void {
  let last: EventTarget | null = null
  let disabledButton: HTMLElement | null = null
  const noteFocus = ({ target }: FocusEvent) => (last = target)
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLButtonElement && target.disabled && target === last) disabledButton = target
    }
    if (!disabledButton || (disabledButton.isConnected && disabledButton.matches(":disabled"))) return
    const isLost = document.activeElement === document.body
    const next = disabledButton.isConnected ? disabledButton : document.getElementById("page")
    disabledButton = null
    if (isLost) next?.focus({ preventScroll: true })
  })
  document.addEventListener("focusin", noteFocus)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] })
  return () => {
    document.removeEventListener("focusin", noteFocus)
    observer.disconnect()
  }
}
