/** Input types whose value is not text. A checkbox has the value 'on'. */
const textless = ["checkbox", "radio", "button", "submit", "reset", "color", "range", "file"]

/** Returns true for a field whose value is typed, so that letters belong to it. */
export function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLInputElement) return !textless.includes(target.type)
  return target instanceof HTMLTextAreaElement
}

/** Returns true while a key would type: in a text field, a choice that finds by letters, or editable text. */
export function isTyping(target: EventTarget | null): boolean {
  if (isTextField(target) || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLElement && target.isContentEditable
}
