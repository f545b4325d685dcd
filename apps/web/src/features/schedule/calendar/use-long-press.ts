import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react"

/** Milliseconds until a press is long, and pixels the finger may move meanwhile. */
const threshold = 250
const tolerance = 8

type Press = { timer: number; x: number; y: number }

/**
 * Detects long presses, which the calendar does not support: `onPress` gets the pressed element. Scrolling is not a
 * press. Spread the returned handlers on the slots' container.
 */
export function useLongPress(onPress: (pressed: Element) => void) {
  const press = useRef<Press | null>(null)
  const cancel = () => {
    window.clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(() => cancel, [])

  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      cancel()
      if (pointerType !== "touch" || !(target instanceof Element)) return
      const timer = window.setTimeout(() => {
        suppressNextClick()
        onPress(target)
      }, threshold)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!press.current) return
      const { x, y } = press.current
      if (Math.hypot(clientX - x, clientY - y) > tolerance) cancel()
    },
    onPointerUp: cancel,
    // The browser has started to scroll.
    onPointerCancel: cancel,
    // Suppresses the browser's own long press, which opens a menu or selects text.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault()
    },
  }
}

/** On release, the browser would click what is now under the finger, such as a button of the dialog. */
function suppressNextClick(): void {
  const options = { capture: true, passive: false, once: true }
  document.addEventListener("touchend", (event) => event.preventDefault(), options)
}
