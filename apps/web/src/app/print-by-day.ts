const scheme = "data-mantine-color-scheme"

/**
 * Ink on paper, by night too: while a page is printed it has the colors of the day, cards and charts and all, whether the
 * browser prints what lies behind the letters or not. Answers how to end this.
 */
export function printByDay(): () => void {
  const { documentElement: root } = document
  const paper = window.matchMedia("print")
  /** What the page is seen in; null while it is not printed. */
  let seen: string | null = null
  const begin = () => {
    seen ??= root.getAttribute(scheme)
    root.setAttribute(scheme, "light")
  }
  const end = () => {
    if (seen) root.setAttribute(scheme, seen)
    seen = null
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
