const mark = "hearthbook.reloaded"
/** A second failure this soon is no update but a fault, and reloading again would go on for ever; in milliseconds. */
const patience = 60_000

/** Loads the page anew, unless that has just been tried; then the page's own error message shows. */
export function reloadOnce(event: Event): void {
  const last = Number(sessionStorage.getItem(mark) ?? 0)
  if (Date.now() - last < patience) return
  sessionStorage.setItem(mark, String(Date.now()))
  event.preventDefault()
  window.location.reload()
}
