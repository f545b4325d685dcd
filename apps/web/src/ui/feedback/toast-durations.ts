/** Milliseconds that a toast stays open. */
export const toastDuration = {
  /** A message that needs no answer. */
  message: 4000,
  /** A toast with a button, or one that takes longer to read. */
  action: 10_000,
}
