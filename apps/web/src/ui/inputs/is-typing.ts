import { isTextField } from "./is-text-field.ts"

/** Returns true while a key would type: in a text field, a choice that finds by letters, or editable text. */
export function isTyping(target: EventTarget | null): boolean {
  if (isTextField(target) || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLElement && target.isContentEditable
}
