import { useEffect, useRef, type PointerEvent, type MouseEvent } from "react"

/** Milliseconds (S §9), and how far a finger may tremble meanwhile, in pixels. */
const threshold = 250
const tremble = 8

type Press = { timer: number; x: number; y: number; fired: boolean }

/**
 * A long press of a finger, which the calendar does not know: `onPress` gets what was pressed. A finger that scrolls never
 * presses, and the click that follows a press is not one of its own. The answer belongs on what is around the slots.
 */
export function useLongPress(onPress: (pressed: Element) => void) {
  const press = useRef<Press | null>(null)
  const cancel = () => window.clearTimeout(press.current?.timer)
  useEffect(() => cancel, [])

  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      cancel()
      press.current = null
      if (pointerType !== "touch" || !(target instanceof Element)) return
      const begun: Press = { timer: 0, x, y, fired: false }
      begun.timer = window.setTimeout(() => {
        begun.fired = true
        onPress(target)
      }, threshold)
      press.current = begun
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > tremble) cancel()
    },
    onPointerUp: cancel,
    // The browser takes the finger over to scroll.
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!press.current?.fired) return
      press.current = null
      event.preventDefault()
      event.stopPropagation()
    },
    // The browser's own long press would open its menu, or select text.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault()
    },
  }
}
