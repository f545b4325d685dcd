/** Milliseconds that a toast stays open. */
export const toastDuration = {
  /** A message that needs no answer. */
  message: 4000,
  /** A toast with a button, such as an undo, or one that takes longer to read. Shorter than the server accepts an undo. */
  action: 10_000,
}
