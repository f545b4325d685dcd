/** The element that opened a dialog. For an item of a menu, which closes with the click, that is the menu's button. */
export function findOpener(): HTMLElement | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')?.getAttribute("aria-labelledby")
  const opener = menu ? document.getElementById(menu) : active
  return opener instanceof HTMLElement ? opener : null
}

/** Gives the keyboard back to where it was; to the page when that is gone, as after a deletion. */
export function returnFocusTo(opener: HTMLElement | null): void {
  if (opener?.isConnected && opener !== document.body) opener.focus()
  else document.querySelector("main")?.focus()
}
