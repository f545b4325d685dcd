/** The element that opened a dialog. For an item of a menu, which closes with the click, that is the menu's button. */
export function findFocusReturn(): HTMLElement | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby")
  const opener = menu ? document.getElementById(menu) : active
  return opener instanceof HTMLElement ? opener : null
}

/** Where what had the keyboard has gone, as a row that no longer fits the filter: gives it to the page. */
export function keepFocusOnPage(): void {
  // After the render that takes the row away.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusPage()
  })
}

/** For a button that is about to go, as one that clears the filters that brought it. */
export function focusPage(): void {
  document.querySelector("main")?.focus()
}

/**
 * Gives the keyboard back to where it was. When that is gone, as after a deletion, the page gets it, unless something
 * beside the dialog that closes has taken it.
 */
export function returnFocusTo(opener: HTMLElement | null): void {
  if (opener?.isConnected && opener !== document.body) opener.focus()
  else if (isFocusLost()) focusPage()
}

function isFocusLost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.closest('[role="dialog"]') !== null
}
