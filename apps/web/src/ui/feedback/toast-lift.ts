/** A rectangle in pixels from the top left corner of the window. */
type Box = { top: number; bottom: number; left: number; right: number }

/** Pixels between a toast and the control below it. */
const gap = 8

/**
 * Returns by how many pixels to lift a toast, so that it does not cover a control. 0 if it does not, or if there is no room above the
 * control.
 */
export function toastLift(toast: Box, control: Box): number {
  const isBeside = control.right <= toast.left || control.left >= toast.right
  const isAway = control.bottom <= toast.top || control.top >= toast.bottom
  if (isBeside || isAway) return 0
  const lift = toast.bottom - control.top + gap
  return toast.top - lift >= gap ? Math.round(lift) : 0
}
