/** What a field is called where it stands, without the asterisk of what is needed; '' where it has no name or is not shown. */
export function labelOf(field: HTMLElement | null): string {
  if (!field) return ""
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const label = isInput ? field.labels?.[0]?.textContent : null
  const named = label ?? field.getAttribute("aria-label") ?? labelOfGroup(field) ?? ""
  return named.replace(/\s*\*$/, "").trim()
}

/** Of a field made of several, such as boxes to tick. */
function labelOfGroup(field: HTMLElement): string | null {
  const group = field.matches("[aria-labelledby]") ? field : field.querySelector("[aria-labelledby]")
  const id = group?.getAttribute("aria-labelledby")
  return id ? (document.getElementById(id)?.textContent ?? null) : null
}
