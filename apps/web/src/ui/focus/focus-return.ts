/** Returns the element that opened a dialog. For a menu item, which disappears with the click, this is the menu's button. */
export function findFocusReturn(): HTMLElement | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby")
  const opener = menu ? document.getElementById(menu) : active
  return opener instanceof HTMLElement ? opener : null
}

/** Moves focus to the page if the focused element disappears, such as a row that no longer matches the filter. */
export function keepFocusOnPage(): void {
  // Waits for the render that removes the row.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusPage()
  })
}

/** Moves focus to the page, for a button that is about to disappear, such as 'Clear filters'. */
export function focusPage(): void {
  document.querySelector("main")?.focus()
}

/**
 * Returns focus to the element that had it. If that is gone, as after a deletion, the page gets focus, unless something outside
 * the closing dialog has taken it.
 */
export function returnFocusTo(opener: HTMLElement | null): void {
  if (opener?.isConnected && opener !== document.body) opener.focus()
  else if (isFocusLost()) focusPage()
}

function isFocusLost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.closest('[role="dialog"]') !== null
}
