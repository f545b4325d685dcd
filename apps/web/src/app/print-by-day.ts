const scheme = "data-mantine-color-scheme"

/**
 * Prints in the light color scheme, also in dark mode, whether the browser prints backgrounds or not. Returns a function that stops
 * this.
 */
export function printByDay(): () => void {
  const { documentElement: root } = document
  const paper = window.matchMedia("print")
  /** The scheme on the screen. Null while not printing. */
  let screenScheme: string | null = null
  const begin = () => {
    screenScheme ??= root.getAttribute(scheme)
    root.setAttribute(scheme, "light")
  }
  const end = () => {
    if (screenScheme) root.setAttribute(scheme, screenScheme)
    screenScheme = null
  }
  const follow = () => (paper.matches ? begin() : end())

  window.addEventListener("beforeprint", begin)
  window.addEventListener("afterprint", end)
  paper.addEventListener("change", follow)
  return () => {
    window.removeEventListener("beforeprint", begin)
    window.removeEventListener("afterprint", end)
    paper.removeEventListener("change", follow)
  }
}
