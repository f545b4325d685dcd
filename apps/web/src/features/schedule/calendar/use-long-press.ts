import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react"

/** Milliseconds (S §9), and how far a finger may tremble meanwhile, in pixels. */
const threshold = 250
const tremble = 8

type Press = { timer: number; x: number; y: number }

/**
 * A long press of a finger, which the calendar does not know: `onPress` gets what was pressed. A finger that scrolls never
 * presses. The answer belongs on what is around the slots.
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
        swallowTap()
        onPress(target)
      }, threshold)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!press.current) return
      const { x, y } = press.current
      if (Math.hypot(clientX - x, clientY - y) > tremble) cancel()
    },
    onPointerUp: cancel,
    // The browser takes the finger over to scroll.
    onPointerCancel: cancel,
    // The browser's own long press would open its menu, or select text.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault()
    },
  }
}

/** When the finger goes up, the browser would click whatever has come under it meanwhile: the dialog's own buttons. */
function swallowTap(): void {
  const options = { capture: true, passive: false, once: true }
  document.addEventListener("touchend", (event) => event.preventDefault(), options)
}
