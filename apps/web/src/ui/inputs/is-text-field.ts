/** Input types whose value is not text. A checkbox has the value 'on'. */
const textless = ["checkbox", "radio", "button", "submit", "reset", "color", "range", "file"]

/** Returns true for a field whose value is typed, so that letters belong to it. */
export function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLInputElement) return !textless.includes(target.type)
  return target instanceof HTMLTextAreaElement
}
