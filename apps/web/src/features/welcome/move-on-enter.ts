import type { KeyboardEvent } from "react"

/**
 * Enter in a field moves to the next field, as in a table: a step ends only with its button. A field may use Enter itself, and then
 * nothing moves. A checkbox keeps its focus.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const isUsed = event.defaultPrevented
  event.preventDefault()
  if (isUsed || target.type === "checkbox") return
  const fields = [...event.currentTarget.elements].filter(isStop)
  fields[fields.indexOf(target) + 1]?.focus()
}

/** True for a field that is reached with Tab, and for the button that ends the step. */
function isStop(element: Element): element is HTMLInputElement | HTMLButtonElement {
  if (element instanceof HTMLButtonElement) return element.type === "submit"
  return element instanceof HTMLInputElement && element.tabIndex >= 0 && !element.disabled && element.type !== "hidden"
}
