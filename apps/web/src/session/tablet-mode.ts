const key = "hearthbook.is-tablet"

/** True if this browser was made the family's tablet. The server decides; this only chooses the page for people who are signed out. */
export function isTablet(): boolean {
  return localStorage.getItem(key) !== null
}

/** Remembers whether this browser is the family's tablet. */
export function setTablet(is_tablet: boolean): void {
  if (is_tablet) localStorage.setItem(key, "1")
  else localStorage.removeItem(key)
}
