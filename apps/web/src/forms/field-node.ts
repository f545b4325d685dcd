/** A field of this form: another one on the page, such as that of a line to add a row, may have the same name. */
export function fieldNode(form: HTMLElement | null, field: string): HTMLElement | null {
  // Before it stands the form's name, where it has one.
  return form?.querySelector<HTMLElement>(`[data-path="${field}"], [data-path$="-${field}"]`) ?? null
}

/** Gives the keyboard to a field, or to the first part of one that is made of several. */
export function focusField(form: HTMLElement | null, field: string): void {
  const node = fieldNode(form, field)
  const input = node?.matches("input, textarea") ? node : node?.querySelector<HTMLElement>("input, button")
  input?.focus()
}

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
