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
 * Returns the places of the controls that a toast must not cover: the one that was just used, which is the one with the focus, or else
 * the one that was pressed last, and the button that saves its form. Leaves out what is gone, as after a form has closed.
 */
export function controlsInUse(): DOMRect[] {
  const used = document.activeElement?.closest(controls) ?? lastPressed
  const save = used?.closest("form")?.querySelector("button[type=submit]")
  return [used, save].flatMap((control) => (control?.isConnected ? [control.getBoundingClientRect()] : []))
}
