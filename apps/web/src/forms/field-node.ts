/** Finds a field of this form. Other forms on the page may have fields of the same name. */
export function fieldNode(form: HTMLElement | null, field: string): HTMLElement | null {
  // The path begins with the form's name, if it has one.
  return form?.querySelector<HTMLElement>(`[data-path="${field}"], [data-path$="-${field}"]`) ?? null
}

/** Focuses a field, or the first control of a group. */
export function focusField(form: HTMLElement | null, field: string): void {
  const node = fieldNode(form, field)
  const input = node?.matches("input, textarea") ? node : node?.querySelector<HTMLElement>("input, button")
  input?.focus()
}

/** Returns a field's label without the asterisk of a required field, or '' if it has none or is not shown. */
export function labelOf(field: HTMLElement | null): string {
  if (!field) return ""
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const label = isInput ? field.labels?.[0]?.textContent : null
  const named = label ?? field.getAttribute("aria-label") ?? labelOfGroup(field) ?? ""
  return named.trim().replace(/\*$/, "").trim()
}

/** Returns the label of a group, such as a group of checkboxes. */
function labelOfGroup(field: HTMLElement): string | null {
  const group = field.matches("[aria-labelledby]") ? field : field.querySelector("[aria-labelledby]")
  const id = group?.getAttribute("aria-labelledby")
  return id ? (document.getElementById(id)?.textContent ?? null) : null
}
