/** The visible elements of the page that lead to an address. What is not a link names it in `data-leads-to`. */
export function openersOf(address: string): HTMLElement[] {
  const value = CSS.escape(address)
  const all = document.querySelectorAll<HTMLElement>(`main a[href="${value}"], main [data-leads-to="${value}"]`)
  return [...all].filter((element) => element.checkVisibility())
}
