/** Pixels that a pointer moves before a press becomes a drag. */
const threshold = 4

type Follow = {
  /** Called with the height in the viewport at which the pointer was pressed, in pixels. */
  onStart: (y: number) => void
  onMove: (y: number) => void
  onDrop: () => void
  /** Called if the browser takes the pointer. */
  onCancel: () => void
}

/** Follows a pressed mouse button, finger or pen until it is released. Returns a function that stops following. */
export function followPointer(pressed: PointerEvent, { onStart, onMove, onDrop, onCancel }: Follow): () => void {
  const listening = new AbortController()
  const { pointerId, clientX, clientY } = pressed
  let isDragging = false
  const listen = (type: "pointermove" | "pointerup" | "pointercancel", onEvent: (event: PointerEvent) => void) =>
    document.addEventListener(type, (event) => event.pointerId === pointerId && onEvent(event), {
      signal: listening.signal,
    })
  listen("pointermove", (event) => {
    const distance = Math.max(Math.abs(event.clientX - clientX), Math.abs(event.clientY - clientY))
    if (!isDragging && distance < threshold) return
    if (!isDragging) onStart(clientY)
    isDragging = true
    onMove(event.clientY)
  })
  listen("pointerup", () => {
    listening.abort()
    if (isDragging) onDrop()
  })
  listen("pointercancel", () => {
    listening.abort()
    if (isDragging) onCancel()
  })
  return () => listening.abort()
}
