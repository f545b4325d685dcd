/** The elements that count as a control. A cell of a grid is one when it takes the focus. */
const controls = "a, button, input, textarea, select, label, summary, [role=button], td[tabindex]"

let lastPressed: Element | null = null

document.addEventListener(
  "pointerdown",
  ({ target }) => {
    lastPressed = target instanceof Element ? target.closest(controls) : null
  },
  { capture: true, passive: true },
)

/**
 * Returns the place of the control that was just used: the one with the focus, or else the one that was pressed last. Null if it is gone,
 * as after a form has closed.
 */
export function lastUsedControl(): DOMRect | null {
  const focused = document.activeElement?.closest(controls) ?? null
  const control = focused ?? lastPressed
  return control?.isConnected ? control.getBoundingClientRect() : null
}
